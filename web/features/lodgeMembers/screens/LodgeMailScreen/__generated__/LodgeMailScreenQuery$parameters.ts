/**
 * @generated SignedSource<<4117dbc0e64e8f1c3fe7ac54a1f7c172>>
 * @relayHash 381a953ddc3bd59f5cd19ca675d46288
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56eb270627d0d17130f1a0bf633eb2cb8d3ee7cb731cde740bfedca7fc4a34d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeMailScreenQuery } from './LodgeMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56eb270627d0d17130f1a0bf633eb2cb8d3ee7cb731cde740bfedca7fc4a34d0",
    "metadata": {},
    "name": "LodgeMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
