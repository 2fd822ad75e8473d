/**
 * @generated SignedSource<<becdeb03e55956d1b21a72e94f5931d2>>
 * @relayHash 6a33d57304e10d3391f58bb03aa770cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71668e34e1cdf198253c532a15d8a1b2f009acd3389453cfe23c34d5a9144e42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71668e34e1cdf198253c532a15d8a1b2f009acd3389453cfe23c34d5a9144e42",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
