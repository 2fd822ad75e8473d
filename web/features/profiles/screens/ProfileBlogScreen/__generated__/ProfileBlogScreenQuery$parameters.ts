/**
 * @generated SignedSource<<e2fea0a06304f1eb1d0b1c03f17d4637>>
 * @relayHash 19c22183223feb7fd1690960aca5e263
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01f8acd073fa6671ffe4087db9216b05d713078f7d95a1a920b73f3ed28fb22f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01f8acd073fa6671ffe4087db9216b05d713078f7d95a1a920b73f3ed28fb22f",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
