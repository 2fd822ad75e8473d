/**
 * @generated SignedSource<<9fc52bdb2562c6b326bc8a7f124e165f>>
 * @relayHash 710d0cf5396b5c838a7dfcfa0f4f340d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e74307fb6cb173f61023e54e3d31340a3b4d03fb70a4a10f54ccb7b9aff378c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e74307fb6cb173f61023e54e3d31340a3b4d03fb70a4a10f54ccb7b9aff378c7",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
