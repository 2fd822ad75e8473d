/**
 * @generated SignedSource<<9cf19e008529dd788f6f1f3c830cf5b0>>
 * @relayHash 74c21e940af1be5d64360a244d36d26d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbfafcfe8a7e3cf6a05dd0b652c3c387e699e008b51dcaaf9a4ff5fd2c9b48e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbfafcfe8a7e3cf6a05dd0b652c3c387e699e008b51dcaaf9a4ff5fd2c9b48e2",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
