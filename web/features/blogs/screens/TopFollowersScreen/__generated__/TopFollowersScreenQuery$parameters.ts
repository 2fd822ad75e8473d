/**
 * @generated SignedSource<<e61714561848a9813c013b4951798b83>>
 * @relayHash e3b07c9b044ab6dfc3ae33db60d34460
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da1bacd078f3e19a533aa13cb4a274f072c26c1d85fbc4a21fa5ffbf516e9097

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopFollowersScreenQuery } from './TopFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da1bacd078f3e19a533aa13cb4a274f072c26c1d85fbc4a21fa5ffbf516e9097",
    "metadata": {},
    "name": "TopFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
