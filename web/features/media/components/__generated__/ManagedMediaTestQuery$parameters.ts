/**
 * @generated SignedSource<<55e91320d9ac51b368f28180455f3a9b>>
 * @relayHash 108c2151b7a573968336e0ed0b6ee9f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5f00d104c0a2dfac72644eb79534f3b1a6f508865c96a9a5d02014c1eccc6e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManagedMediaTestQuery } from './ManagedMediaTestQuery.graphql';

const node: PreloadableConcreteRequest<ManagedMediaTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5f00d104c0a2dfac72644eb79534f3b1a6f508865c96a9a5d02014c1eccc6e9",
    "metadata": {},
    "name": "ManagedMediaTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
