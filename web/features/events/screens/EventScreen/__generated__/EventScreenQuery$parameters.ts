/**
 * @generated SignedSource<<90eb9ca494c20ac18f678c53ef34d00e>>
 * @relayHash 8fbb39a925c6af7e80dba8912c488ed1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0acce3faaad836a0a60b8fee416cdacb083c5f2e62edcf84c186034e87e6fe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0acce3faaad836a0a60b8fee416cdacb083c5f2e62edcf84c186034e87e6fe8",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
