/**
 * @generated SignedSource<<47418da60185b9fa16a57eae1c2bbb14>>
 * @relayHash c9d19570eb138d2b82ffd52792aa9a9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa1f797e5127faa30bffc4f541c29e65197d14a03636f49e00580dfbc171b0ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa1f797e5127faa30bffc4f541c29e65197d14a03636f49e00580dfbc171b0ce",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
