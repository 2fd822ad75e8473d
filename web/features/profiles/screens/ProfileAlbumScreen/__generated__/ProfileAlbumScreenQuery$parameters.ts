/**
 * @generated SignedSource<<e0c6592ee0088c20ee67954a6aa66932>>
 * @relayHash e6219515c3575e7fa48f9ff5d6b4ce1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84996f43c8050e14c36c63e22ddc770cb4f9bd87c61c6d688dca950f62ff28f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84996f43c8050e14c36c63e22ddc770cb4f9bd87c61c6d688dca950f62ff28f9",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
