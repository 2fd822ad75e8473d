/**
 * @generated SignedSource<<5997cfd6f776d3473e0b877c58ccc5a0>>
 * @relayHash ba4c6e228957327691a6a2bafde8eede
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b0a787e82ce33110d155228cdd6358cbda3cf1f148a8f28c20dc572c62a5d98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManagedMediaTestQuery } from './ManagedMediaTestQuery.graphql';

const node: PreloadableConcreteRequest<ManagedMediaTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b0a787e82ce33110d155228cdd6358cbda3cf1f148a8f28c20dc572c62a5d98",
    "metadata": {},
    "name": "ManagedMediaTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
