/**
 * @generated SignedSource<<131e67f13e9920a843652d7432494760>>
 * @relayHash 4329d40a48e0fcc300a47984288bd1a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5713baf1db22099ab8a6f40c4bb53e25b7b5dfee45f02f4ea11d70187800f55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WhoLookedScreenQuery } from './WhoLookedScreenQuery.graphql';

const node: PreloadableConcreteRequest<WhoLookedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5713baf1db22099ab8a6f40c4bb53e25b7b5dfee45f02f4ea11d70187800f55",
    "metadata": {},
    "name": "WhoLookedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
