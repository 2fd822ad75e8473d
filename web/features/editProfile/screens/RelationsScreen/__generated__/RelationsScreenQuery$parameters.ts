/**
 * @generated SignedSource<<b595898c716e19557dbc303803eb66de>>
 * @relayHash e1358f9c31b1f49dcfdd1645ceee00c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81d773f9f98ed80890ca030b7fbf9ae6012854282620bca4cf76f9a0e825ddd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RelationsScreenQuery } from './RelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81d773f9f98ed80890ca030b7fbf9ae6012854282620bca4cf76f9a0e825ddd1",
    "metadata": {},
    "name": "RelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
