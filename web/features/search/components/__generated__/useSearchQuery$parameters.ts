/**
 * @generated SignedSource<<69a7f94da97de73434c0ddadee6ff7ca>>
 * @relayHash 9ce462cc7e5f0189768461426e37f26e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc089fbd371589eb50017f6e5261b5c13f29219622fce81d599b83416a16b2c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc089fbd371589eb50017f6e5261b5c13f29219622fce81d599b83416a16b2c0",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
