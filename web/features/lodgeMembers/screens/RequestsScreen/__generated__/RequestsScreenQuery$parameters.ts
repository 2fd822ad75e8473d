/**
 * @generated SignedSource<<954cea60de5e3a3fbb38be7690593e30>>
 * @relayHash 606ff709b7bef1fb8d786f6b733cb0d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54369dc587e80b85e54f51e6be6450d9a2b1b03556dcc46999405263a815e6c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54369dc587e80b85e54f51e6be6450d9a2b1b03556dcc46999405263a815e6c0",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
