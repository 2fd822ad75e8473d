/**
 * @generated SignedSource<<4cb75426ee03f070c150398306c5a002>>
 * @relayHash 4a4fd4f0e64a6ada39ee5ca150ec0188
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72c74afe2a700e160d7f997a60f4cee9e9faee071f247d28754f62140104a399

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72c74afe2a700e160d7f997a60f4cee9e9faee071f247d28754f62140104a399",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
