/**
 * @generated SignedSource<<495289849865ede560eeb75e380f5754>>
 * @relayHash c46ab61cb6c3e7f165cc5743ef7fd8a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d3f05efea092b2d69ec033442807fb417db24848231ab851473b16b33e86fab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d3f05efea092b2d69ec033442807fb417db24848231ab851473b16b33e86fab",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
