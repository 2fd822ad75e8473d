/**
 * @generated SignedSource<<acc0146ba025c0d9b2a620285153d723>>
 * @relayHash 54348ead06a9987ea26b2c067630ed2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1d25607d6191214ff3a5e6134a3115c0830f1f36c6330c4e8321a67c99c20a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { usePlacesQuery } from './usePlacesQuery.graphql';

const node: PreloadableConcreteRequest<usePlacesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1d25607d6191214ff3a5e6134a3115c0830f1f36c6330c4e8321a67c99c20a6",
    "metadata": {},
    "name": "usePlacesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
