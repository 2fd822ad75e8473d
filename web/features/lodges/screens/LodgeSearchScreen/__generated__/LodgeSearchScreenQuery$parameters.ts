/**
 * @generated SignedSource<<5cd02c69c7ff0312f0761c1fa640e43a>>
 * @relayHash a661c945a2606cbee5b57859bc418590
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e87d463fc1d07b3f460433de78e23fc76e0695a5241e2c48c5fbd01803be8ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSearchScreenQuery } from './LodgeSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e87d463fc1d07b3f460433de78e23fc76e0695a5241e2c48c5fbd01803be8ac",
    "metadata": {},
    "name": "LodgeSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
