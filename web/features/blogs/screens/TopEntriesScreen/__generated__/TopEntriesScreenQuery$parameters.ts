/**
 * @generated SignedSource<<8a49d3d6abcd02cad74b20f4c2acc660>>
 * @relayHash e44a3401304394f82df2478e30612122
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dd20b4fb7da1a66c4b695c8a95e3a8bbcfa8ac78341d059f2a3568b5b193217

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopEntriesScreenQuery } from './TopEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dd20b4fb7da1a66c4b695c8a95e3a8bbcfa8ac78341d059f2a3568b5b193217",
    "metadata": {},
    "name": "TopEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
