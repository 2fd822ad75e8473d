/**
 * @generated SignedSource<<dfa1f849ebf25c10de98edbe049f3c8c>>
 * @relayHash a081f8e6c04ed62711e690827bc903f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 972d71a7361d68ba7beb36f860c6b6d1f98cabb5d005c5499cfb23f11df7a9b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaginatedListTestQuery } from './PaginatedListTestQuery.graphql';

const node: PreloadableConcreteRequest<PaginatedListTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "972d71a7361d68ba7beb36f860c6b6d1f98cabb5d005c5499cfb23f11df7a9b9",
    "metadata": {},
    "name": "PaginatedListTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
