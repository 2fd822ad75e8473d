/**
 * @generated SignedSource<<a04cdb90169e202e8fac59eeb975c8d3>>
 * @relayHash 3b4270861f7f29a1afa39b4f89e50761
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c3270f8635f382b3d1cd7c58a59ed9a020f37417c6c169f6887b32e15e7108b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeoBlogsScreenQuery } from './SeoBlogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SeoBlogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c3270f8635f382b3d1cd7c58a59ed9a020f37417c6c169f6887b32e15e7108b",
    "metadata": {},
    "name": "SeoBlogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
