/**
 * @generated SignedSource<<c37eef7b7d6f0ee585307f96d9f15274>>
 * @relayHash e9737f0d0814eb8546b96f26dd163f50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0144ee74e63bce3db4f58fbe5182f667313c1e43d809db4f4d58ad41072c9b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileGuestbookScreenQuery } from './ProfileGuestbookScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileGuestbookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0144ee74e63bce3db4f58fbe5182f667313c1e43d809db4f4d58ad41072c9b4",
    "metadata": {},
    "name": "ProfileGuestbookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
