/**
 * @generated SignedSource<<4b87b521aff30268dbff51965245e6c7>>
 * @relayHash b7cd1126287ecc338aa2d2ead2378ff5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba43eb65ebf9f63d0a6a21b22741643091798b988d32f7db6daae341c47b4985

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba43eb65ebf9f63d0a6a21b22741643091798b988d32f7db6daae341c47b4985",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
