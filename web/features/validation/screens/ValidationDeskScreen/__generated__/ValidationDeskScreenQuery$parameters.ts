/**
 * @generated SignedSource<<65abb859f279c456121dc47a15a80ed5>>
 * @relayHash 5c1f21148d51f5f00e36130cbfd5fb4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97e265d43c4899cc068ac12de7280cd3c95e24ab16531056ece94bb4f41d7116

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationDeskScreenQuery } from './ValidationDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ValidationDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97e265d43c4899cc068ac12de7280cd3c95e24ab16531056ece94bb4f41d7116",
    "metadata": {},
    "name": "ValidationDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
