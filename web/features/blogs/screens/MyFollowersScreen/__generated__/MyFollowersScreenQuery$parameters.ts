/**
 * @generated SignedSource<<fc49657cedea938c2600680278bf882d>>
 * @relayHash 06850027ecce20245840b610a0f31574
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd12bdb42e2072848716973893ea77a685dd1d6e1879939eab9dd91df4e40daf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyFollowersScreenQuery } from './MyFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd12bdb42e2072848716973893ea77a685dd1d6e1879939eab9dd91df4e40daf",
    "metadata": {},
    "name": "MyFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
