/**
 * @generated SignedSource<<9fe43b0b79a269e6bde0efae43982c5b>>
 * @relayHash 63a0433e14c98c4a2e7168a5d6ffb3e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4c9565f55959fdc35c6c7ecf7fc277a4157ab9cf25c08e524d9c1270a2608b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumScreenQuery } from './OwnAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4c9565f55959fdc35c6c7ecf7fc277a4157ab9cf25c08e524d9c1270a2608b2",
    "metadata": {},
    "name": "OwnAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
