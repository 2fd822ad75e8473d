/**
 * @generated SignedSource<<58e54c3c1b2885c7b063fe9fedaff55b>>
 * @relayHash 08bb979f026a3a096846c5551b7891a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1868f132b2476ee8544817cc69b40b258cada7cfdde3a7903e29a4792ff2977a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1868f132b2476ee8544817cc69b40b258cada7cfdde3a7903e29a4792ff2977a",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
