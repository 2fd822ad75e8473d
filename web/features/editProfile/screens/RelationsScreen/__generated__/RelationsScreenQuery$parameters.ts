/**
 * @generated SignedSource<<d841ff35c946ddcae0f2574f1b06eb1a>>
 * @relayHash 6b86933e7682658045f84917f62ba193
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdff65dc8de6731195dc2568d14d3721c8572d6e656d4f359cb58f8ef8d1f3f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RelationsScreenQuery } from './RelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdff65dc8de6731195dc2568d14d3721c8572d6e656d4f359cb58f8ef8d1f3f2",
    "metadata": {},
    "name": "RelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
