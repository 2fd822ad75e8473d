/**
 * @generated SignedSource<<a11157d0146bb2281d367f11956d8d02>>
 * @relayHash 3debe131bbe7b81e8949a9a05a2ff99d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d5ead23e5647245ebfb2cf81e5eaf8d84a4d45d57c13059c9a092e38b39b257

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsScreenQuery } from './FollowedAuthorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d5ead23e5647245ebfb2cf81e5eaf8d84a4d45d57c13059c9a092e38b39b257",
    "metadata": {},
    "name": "FollowedAuthorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
