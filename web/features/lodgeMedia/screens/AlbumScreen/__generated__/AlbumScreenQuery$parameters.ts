/**
 * @generated SignedSource<<fb8708c68321a65ba87cfb07feee274a>>
 * @relayHash b8ca22c16f729abf4b955474d1854a65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daff0121367a4f3ac7f6d59e1ec052e7c33d567b1a7b0bb8eee814f8994cc701

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumScreenQuery } from './AlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "daff0121367a4f3ac7f6d59e1ec052e7c33d567b1a7b0bb8eee814f8994cc701",
    "metadata": {},
    "name": "AlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
