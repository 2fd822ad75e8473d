/**
 * @generated SignedSource<<bea2737210b6a744aa16fae21b450ecb>>
 * @relayHash 1f0d28948e86ddf0e07bb7981ecd8570
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38ec3f45c5e8e2d086c4cfab548c881faa85aacbc7370238a9c38c43b3328945

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38ec3f45c5e8e2d086c4cfab548c881faa85aacbc7370238a9c38c43b3328945",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
