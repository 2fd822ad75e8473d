/**
 * @generated SignedSource<<003b82cec010ed3d6574e54cf37cb434>>
 * @relayHash ff4219c074624d1c32b20ce67f860b61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dde9ccc0c5f6de2fb8b2c57bfc507ab6020426b5b5b11d8b716fa49d75b060b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { liveCommentsTestQuery } from './liveCommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<liveCommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dde9ccc0c5f6de2fb8b2c57bfc507ab6020426b5b5b11d8b716fa49d75b060b5",
    "metadata": {},
    "name": "liveCommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
