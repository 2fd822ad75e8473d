/**
 * @generated SignedSource<<3ca3f3f62c0ccd16dd492b7e18023eb2>>
 * @relayHash 863746f5483fda1f683cd3f82a8050c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3ce9aa666f519da27e9884c463069048d489843e9b0945bf696bcb81cdbd7d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActAsScreenQuery } from './ActAsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActAsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3ce9aa666f519da27e9884c463069048d489843e9b0945bf696bcb81cdbd7d8",
    "metadata": {},
    "name": "ActAsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
