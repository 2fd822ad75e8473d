/**
 * @generated SignedSource<<5f2185d5939dbb9d8213068a00aa07aa>>
 * @relayHash 69b38294a6753ef6a958abe9c397e43d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3b6b0b044011fe8464fbd6a5179893e7443e4a066157cea980183469d280601

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3b6b0b044011fe8464fbd6a5179893e7443e4a066157cea980183469d280601",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
