/**
 * @generated SignedSource<<59b7ba1afb3b939c966af22e29d0c8ca>>
 * @relayHash 375e0b938ebd0f83d0a35f7d36509a03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 753e1e96111c83bcf1bf42cebf735d475eb2fd73a618e8afe5a776b7aa7ff57b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RelationsScreenQuery } from './RelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "753e1e96111c83bcf1bf42cebf735d475eb2fd73a618e8afe5a776b7aa7ff57b",
    "metadata": {},
    "name": "RelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
