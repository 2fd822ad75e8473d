/**
 * @generated SignedSource<<10dad11c64cb8126645d5278b939d517>>
 * @relayHash 4c525e2af282ce6c6c88e1ab48b6d6c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e40091f6d30812514a4f2e8783400db81f23473f706a55610556134b65b0b1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsEntriesScreenQuery } from './FollowedAuthorsEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e40091f6d30812514a4f2e8783400db81f23473f706a55610556134b65b0b1d",
    "metadata": {},
    "name": "FollowedAuthorsEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
