/**
 * @generated SignedSource<<195de584b4356c86238844ca9717142e>>
 * @relayHash dfd2d3bda2cb542e4845f7014b676731
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 562a8b716567da61e00b748f229002b48f6a3140e7d6b452cfc53e90c5f45caf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllKinksScreenQuery } from './AllKinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllKinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "562a8b716567da61e00b748f229002b48f6a3140e7d6b452cfc53e90c5f45caf",
    "metadata": {},
    "name": "AllKinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
