/**
 * @generated SignedSource<<c07544345134ce908ab606ed9665afda>>
 * @relayHash 09e4bfc5b70a02a0ab9631a78f913a27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab3ee9abc37801fd57d79e74227d4a4067e74aa51f7287000b80a794cf0e1f62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContestScreenQuery } from './ContestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab3ee9abc37801fd57d79e74227d4a4067e74aa51f7287000b80a794cf0e1f62",
    "metadata": {},
    "name": "ContestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
