/**
 * @generated SignedSource<<414bd1ddd5380df1740ffc6cf74a912a>>
 * @relayHash c0ef010e27aa87ef006daa96a531c349
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 847a0a2822444d3b9de81fd9c3982f927cf8d4a9369282a7423fb83e56410ba7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationScreenQuery } from './ValidationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ValidationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "847a0a2822444d3b9de81fd9c3982f927cf8d4a9369282a7423fb83e56410ba7",
    "metadata": {},
    "name": "ValidationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
