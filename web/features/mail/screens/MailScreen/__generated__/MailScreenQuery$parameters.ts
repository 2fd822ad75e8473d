/**
 * @generated SignedSource<<9b14197e134aa896e013092352c8fcd8>>
 * @relayHash d652785572653dba11affeacf3282f64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b9aa3e78c1947180b8a84355208a408ab668088a3addd103f5e088b4c187bfd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b9aa3e78c1947180b8a84355208a408ab668088a3addd103f5e088b4c187bfd",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
