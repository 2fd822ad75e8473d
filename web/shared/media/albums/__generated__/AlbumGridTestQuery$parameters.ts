/**
 * @generated SignedSource<<9c9f827466bbc42cfe7b4ced9b10f4f4>>
 * @relayHash e51c28b333efff81a87e784ed0b41d05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb3dac82f9956b7597702569506ede8bb0f18711427c87889f6575b55671da48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumGridTestQuery } from './AlbumGridTestQuery.graphql';

const node: PreloadableConcreteRequest<AlbumGridTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb3dac82f9956b7597702569506ede8bb0f18711427c87889f6575b55671da48",
    "metadata": {},
    "name": "AlbumGridTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
