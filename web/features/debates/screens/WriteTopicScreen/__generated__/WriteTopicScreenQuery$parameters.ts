/**
 * @generated SignedSource<<4f842a873048f5f24ccde10c9635f4f7>>
 * @relayHash bae938a0355e26da14f25c88328b1596
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6226b10d631c4f9d410ed2192ee8c3222b925e310bb9bbbf095bcf0f4c3c3f8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteTopicScreenQuery } from './WriteTopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteTopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6226b10d631c4f9d410ed2192ee8c3222b925e310bb9bbbf095bcf0f4c3c3f8e",
    "metadata": {},
    "name": "WriteTopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
