/**
 * @generated SignedSource<<d931e335012cbf171eab00b2e3154eba>>
 * @relayHash f15a8a2e8e74ab5d64469a90a7bb480b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe876ba6f4dec0c5872949d6fd317ea7ec998c72be1c765dca6c967ce38635b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSavedSearchesQuery } from './useSavedSearchesQuery.graphql';

const node: PreloadableConcreteRequest<useSavedSearchesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe876ba6f4dec0c5872949d6fd317ea7ec998c72be1c765dca6c967ce38635b9",
    "metadata": {},
    "name": "useSavedSearchesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
