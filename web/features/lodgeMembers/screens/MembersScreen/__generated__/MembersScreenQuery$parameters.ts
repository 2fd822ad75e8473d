/**
 * @generated SignedSource<<a4cef4fbbdd26769fa949ceb93e6d1d5>>
 * @relayHash f80c953116541f5a9b9b8ffb6be4803f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20abf3a84a2a155cf634781f254f0a03aea4582c7c584306fb4b7bc90b0db2e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20abf3a84a2a155cf634781f254f0a03aea4582c7c584306fb4b7bc90b0db2e4",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
