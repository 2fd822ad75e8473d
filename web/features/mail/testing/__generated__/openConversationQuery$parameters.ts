/**
 * @generated SignedSource<<ea2ffc7f248a2edd5135e35dd101acad>>
 * @relayHash ac65ec08d90c02499cc50ce4107c1162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c100b20a1547346f71815dd1042f69749132e23d003330b0177d6524e4be002

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c100b20a1547346f71815dd1042f69749132e23d003330b0177d6524e4be002",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
