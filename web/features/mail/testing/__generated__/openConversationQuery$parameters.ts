/**
 * @generated SignedSource<<f14046a202c382dc6a93d439079cc6cc>>
 * @relayHash 4916ee4be95a737cfa37c759609735d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 907c22fc41c80af060b8658aeab02ce870465bd4bc0915473ff4a551b9c14bb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "907c22fc41c80af060b8658aeab02ce870465bd4bc0915473ff4a551b9c14bb6",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
