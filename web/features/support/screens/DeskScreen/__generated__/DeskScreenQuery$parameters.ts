/**
 * @generated SignedSource<<a18c5d59f5e1e8d2641f72a00768ab11>>
 * @relayHash 2a6c7b1829456cb944a1ad6e2ad4be86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37fc412f9f72cc459ecda6ea82ca1ce838cfee16cdfe69e113223d440b8b1478

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeskScreenQuery } from './DeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<DeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37fc412f9f72cc459ecda6ea82ca1ce838cfee16cdfe69e113223d440b8b1478",
    "metadata": {},
    "name": "DeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
