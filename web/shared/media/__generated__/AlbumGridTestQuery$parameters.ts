/**
 * @generated SignedSource<<1e83d8635917a6ef5c63f628fdf93f12>>
 * @relayHash 498ae42dd53a02b39879c75c25751964
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a82d3bf293bbf6caa048b70f2501928185b3a240705ff906df3e759c9677d89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumGridTestQuery } from './AlbumGridTestQuery.graphql';

const node: PreloadableConcreteRequest<AlbumGridTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a82d3bf293bbf6caa048b70f2501928185b3a240705ff906df3e759c9677d89",
    "metadata": {},
    "name": "AlbumGridTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
