/**
 * @generated SignedSource<<c48a0c5833d570075e2752d8a9851a9d>>
 * @relayHash c1bfdd605193cda612cc072745ca3824
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b884d8b310d4a38952d6720bdaaf3f7e45160290bb30ac09ee03e3fd3fbd41f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumsScreenQuery } from './AlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b884d8b310d4a38952d6720bdaaf3f7e45160290bb30ac09ee03e3fd3fbd41f9",
    "metadata": {},
    "name": "AlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
