/**
 * @generated SignedSource<<dd6cbb3d0e2920413496de41759d4b2b>>
 * @relayHash 381f95953799bc1ce3e7aebcb9380cfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b99f08f4ec64182d1b06714751b4d6634cd6c529507a9da1dc83153933bb41cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b99f08f4ec64182d1b06714751b4d6634cd6c529507a9da1dc83153933bb41cf",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
