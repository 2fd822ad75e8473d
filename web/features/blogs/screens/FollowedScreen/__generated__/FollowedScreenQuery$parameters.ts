/**
 * @generated SignedSource<<918cd60463669a8d28b9813719ec1176>>
 * @relayHash 41940a1afa7129862c8c9d2027101b19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9a17c896fd0286ede5c2e7e8abfe4f8888d519a4ce663f019ead10875cf952a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedScreenQuery } from './FollowedScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9a17c896fd0286ede5c2e7e8abfe4f8888d519a4ce663f019ead10875cf952a",
    "metadata": {},
    "name": "FollowedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
