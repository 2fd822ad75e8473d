/**
 * @generated SignedSource<<5099ba67d176b7fe8a2810c4c8c9f520>>
 * @relayHash 182570836a75e03e49f41f9156e70b12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f91253723a8fd7a96816ff1d46e71aadec32352710865dedef98c8260fad9275

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAdminsScreenQuery } from './EventAdminsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAdminsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f91253723a8fd7a96816ff1d46e71aadec32352710865dedef98c8260fad9275",
    "metadata": {},
    "name": "EventAdminsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
