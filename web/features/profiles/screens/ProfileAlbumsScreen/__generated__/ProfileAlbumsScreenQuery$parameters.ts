/**
 * @generated SignedSource<<ceb1734950279b6a22952078e2c14b51>>
 * @relayHash e3b423268ce2fd44d5dd5a820605c4aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8abe19da0a41c93b19917fba00a2416d03ccf4691c2dd14ea7d2ef06e1f7c53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumsScreenQuery } from './ProfileAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8abe19da0a41c93b19917fba00a2416d03ccf4691c2dd14ea7d2ef06e1f7c53",
    "metadata": {},
    "name": "ProfileAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
