/**
 * @generated SignedSource<<f3789a326b158401c60cd6c7bf4d0d4b>>
 * @relayHash c340883f0c0f6c6c14e1bcb5c2171866
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efe0e190b6f3266d4df0106d5bac4d4d3eadae1886ee5a9b1917a8cd9c5eb162

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efe0e190b6f3266d4df0106d5bac4d4d3eadae1886ee5a9b1917a8cd9c5eb162",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
