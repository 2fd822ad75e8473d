/**
 * @generated SignedSource<<f5ac261e2071221a50b23442d7e3a6f2>>
 * @relayHash c962a66f2da3ebe0fa50455cf400f3c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c439a6966c2736195d2f16e308d9a92421ab2e6fbf237620703a82cf9f40c81a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsEntriesScreenQuery } from './FollowedAuthorsEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c439a6966c2736195d2f16e308d9a92421ab2e6fbf237620703a82cf9f40c81a",
    "metadata": {},
    "name": "FollowedAuthorsEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
