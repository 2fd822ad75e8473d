/**
 * @generated SignedSource<<414c780fe9b5e619aa9c0834e00e4b41>>
 * @relayHash c01519515a1959fa49bd9f820990d31c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffe517f5d076a75ec0e619025ad02a9cb608f949c2b0faf56072de17f975fde6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogScreenQuery } from './LogScreenQuery.graphql';

const node: PreloadableConcreteRequest<LogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffe517f5d076a75ec0e619025ad02a9cb608f949c2b0faf56072de17f975fde6",
    "metadata": {},
    "name": "LogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
