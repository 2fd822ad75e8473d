/**
 * @generated SignedSource<<fdd29b29dff15d0bbfb3655548e96f4a>>
 * @relayHash e8964b6c9a8c3065ce9c08ebfc509334
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64cdda3b8e59e386a47fb0dfddede20f5946453acf62701cb94dfa6be51482da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyFollowersScreenQuery } from './MyFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64cdda3b8e59e386a47fb0dfddede20f5946453acf62701cb94dfa6be51482da",
    "metadata": {},
    "name": "MyFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
