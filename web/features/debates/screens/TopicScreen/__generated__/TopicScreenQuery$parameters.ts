/**
 * @generated SignedSource<<cbc784ada969be61a2ac488ba440f058>>
 * @relayHash 95265bbf127f8641d8008e06e9090fcb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5556d7619639ab7b6894aed75a5b2dae85c52c1f1df2e70c18ee667ec85f3d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopicScreenQuery } from './TopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5556d7619639ab7b6894aed75a5b2dae85c52c1f1df2e70c18ee667ec85f3d3",
    "metadata": {},
    "name": "TopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
