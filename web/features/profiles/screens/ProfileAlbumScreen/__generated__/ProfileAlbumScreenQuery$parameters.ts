/**
 * @generated SignedSource<<990cba9c1df1b08f358ffb90ef143f99>>
 * @relayHash 857db7e460ce0b64cb0cb0e513f8a055
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87cb72c7e25fa2ce27b2174f33ab7f0d02216ea892c78b23944617ba88869b90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87cb72c7e25fa2ce27b2174f33ab7f0d02216ea892c78b23944617ba88869b90",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
