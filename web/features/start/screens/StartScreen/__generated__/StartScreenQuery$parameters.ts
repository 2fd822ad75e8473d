/**
 * @generated SignedSource<<fb3f82a030f86131c2a38229baf38b3b>>
 * @relayHash 458143e2b58cd656c478e2ce4672b1f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd75058af644339972436e9ae057fbbb06fefd6d2bbdb479757e941ea40192cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd75058af644339972436e9ae057fbbb06fefd6d2bbdb479757e941ea40192cc",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
