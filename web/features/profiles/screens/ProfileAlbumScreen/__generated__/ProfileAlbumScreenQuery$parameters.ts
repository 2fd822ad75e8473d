/**
 * @generated SignedSource<<e0885616f8a0f84103eb3e5f477e18b9>>
 * @relayHash 180168543b8a3f9501e9d395be0fe944
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 726437e0594fa7494fbaadde8969ac9baee1594984ba55fd6e6c5792a43cbf5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "726437e0594fa7494fbaadde8969ac9baee1594984ba55fd6e6c5792a43cbf5c",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
