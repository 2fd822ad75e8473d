/**
 * @generated SignedSource<<09544e2855a7f896bf6dbf3388c61935>>
 * @relayHash 63c8110229e8d3624b77fcd6dc1ccc3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56319eddcdeed5f615b1042ca727880a053e7d3a24c62c3ba546ae2c55556a5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56319eddcdeed5f615b1042ca727880a053e7d3a24c62c3ba546ae2c55556a5d",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
