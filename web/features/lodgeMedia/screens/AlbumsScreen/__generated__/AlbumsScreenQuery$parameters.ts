/**
 * @generated SignedSource<<df6d25de0a3c08f0c54408181148b1ad>>
 * @relayHash 9dc6ea7904baa4c51a0a963a00d7637d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d44c78e445fdc9010376fc9703da2e1c78256565d18f273b7d515197d327a83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumsScreenQuery } from './AlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d44c78e445fdc9010376fc9703da2e1c78256565d18f273b7d515197d327a83",
    "metadata": {},
    "name": "AlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
