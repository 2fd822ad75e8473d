/**
 * @generated SignedSource<<7f04dd3412373b9b88523f984b0dac6f>>
 * @relayHash 05fe95dc3bfc3ed32c8599db0eee1de4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3db5eac572d6a1e8d1e576dd9793b6590e116b1edf4ae2cd65d6669be2867fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopicScreenQuery } from './TopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3db5eac572d6a1e8d1e576dd9793b6590e116b1edf4ae2cd65d6669be2867fc",
    "metadata": {},
    "name": "TopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
