/**
 * @generated SignedSource<<6ace1b76f03f66492b48cf9f4211903e>>
 * @relayHash bfe0da59d4c6e09ef64d0b94ca8ebaaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d169a5395ee77d0f978b8613303a83fc0a1725b19dab718833d06cd59fba662

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d169a5395ee77d0f978b8613303a83fc0a1725b19dab718833d06cd59fba662",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
