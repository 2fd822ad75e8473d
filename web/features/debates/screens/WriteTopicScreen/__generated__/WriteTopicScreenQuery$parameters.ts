/**
 * @generated SignedSource<<7d01e7e86b99c99b0f2bb2997ef917b9>>
 * @relayHash 51d8d6d59b8ef97faa67b8d0e6fb2a8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f02f08ddcca890575115bd34358457ff3ba44de682c70c4e2268ea5f85df7a80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteTopicScreenQuery } from './WriteTopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteTopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f02f08ddcca890575115bd34358457ff3ba44de682c70c4e2268ea5f85df7a80",
    "metadata": {},
    "name": "WriteTopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
