/**
 * @generated SignedSource<<2280dac3e56ce0f70a7eb5f165313e57>>
 * @relayHash 9af78d340dc622a5192e3210ee550bcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1c430c084e09e684aa830df5b2dc07b6d179a537e5bc06d64464d9b59d5d790

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationDeskScreenQuery } from './ValidationDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ValidationDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1c430c084e09e684aa830df5b2dc07b6d179a537e5bc06d64464d9b59d5d790",
    "metadata": {},
    "name": "ValidationDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
