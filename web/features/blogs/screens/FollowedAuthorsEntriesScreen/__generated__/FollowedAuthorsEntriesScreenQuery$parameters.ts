/**
 * @generated SignedSource<<5c60846e9f166169c38b24cababc8bfa>>
 * @relayHash 6849566e287a3f8f254ab04ce42f74fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c89344be517aabc8d3590e8ba6cdf2eae17627de8a91577b605b5efcca07e2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsEntriesScreenQuery } from './FollowedAuthorsEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c89344be517aabc8d3590e8ba6cdf2eae17627de8a91577b605b5efcca07e2c",
    "metadata": {},
    "name": "FollowedAuthorsEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
