/**
 * @generated SignedSource<<f4e858a9e665cc189c52450620e38c88>>
 * @relayHash bcd736fc200158edd91b81a6f502be9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 351d8d27f1e60f37fa70cd3903a23305b356575881ed89b112ba2593155943d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumsScreenQuery } from './OwnAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "351d8d27f1e60f37fa70cd3903a23305b356575881ed89b112ba2593155943d5",
    "metadata": {},
    "name": "OwnAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
