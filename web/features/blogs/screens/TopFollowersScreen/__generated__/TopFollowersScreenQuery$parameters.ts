/**
 * @generated SignedSource<<644c47d9d84f8ac190a295c49055e0ff>>
 * @relayHash e2bcfb872075107a355b2c91bdb7192d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccda9f7719d566d04328e59e17008e0cf6e0dfc11c942e4bdbd28d8281a5b572

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopFollowersScreenQuery } from './TopFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccda9f7719d566d04328e59e17008e0cf6e0dfc11c942e4bdbd28d8281a5b572",
    "metadata": {},
    "name": "TopFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
