/**
 * @generated SignedSource<<4f14dfa7742213dde9298bc8d35e2e69>>
 * @relayHash f13a060803980e4b7d72e6a96b014531
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c86e43cb05115a890f6378ce7c22dde43b115f5c68d05336a4e0ed22d4f21ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumScreenQuery } from './AlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c86e43cb05115a890f6378ce7c22dde43b115f5c68d05336a4e0ed22d4f21ad",
    "metadata": {},
    "name": "AlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
