/**
 * @generated SignedSource<<80bd8d8b471aab502f19627e59238c4e>>
 * @relayHash 2e2e6aebc1b58cea0cf955ef76c20f74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0abe70cab5fb2854bac0aca2671464290a0dae1c6e6d794506f4dbfd0a7295dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0abe70cab5fb2854bac0aca2671464290a0dae1c6e6d794506f4dbfd0a7295dd",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
