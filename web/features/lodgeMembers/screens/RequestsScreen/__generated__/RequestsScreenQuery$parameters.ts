/**
 * @generated SignedSource<<a66edd4150a459525d6bd48350d21935>>
 * @relayHash ad44c424f029ef2b2ca3e6241083d009
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9254c75eb151373a6f521880e00e2d1ce6a28f8186f06936fc85113b5e8a65bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9254c75eb151373a6f521880e00e2d1ce6a28f8186f06936fc85113b5e8a65bc",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
