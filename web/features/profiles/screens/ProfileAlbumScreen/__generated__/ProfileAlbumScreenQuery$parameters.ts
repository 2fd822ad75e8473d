/**
 * @generated SignedSource<<a396d9238d64c38cf79385c1a99ac3df>>
 * @relayHash baee4ea27b89ebfd7f5a0ca0474918b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 347a21ef6cc4b5ec314d03bc9fe892cd91c7b9baa75219fcabbd1f1e64f19465

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "347a21ef6cc4b5ec314d03bc9fe892cd91c7b9baa75219fcabbd1f1e64f19465",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
