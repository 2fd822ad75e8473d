/**
 * @generated SignedSource<<147c50d269f9c0aa303c514e9ae918d1>>
 * @relayHash c6d6ca4e6202da5964a2a04188256524
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d279fd64717da0ba902430b8aef28716523f166e05bca0594555e21b14c4cff9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationScreenQuery } from './ValidationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ValidationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d279fd64717da0ba902430b8aef28716523f166e05bca0594555e21b14c4cff9",
    "metadata": {},
    "name": "ValidationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
