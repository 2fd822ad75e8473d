/**
 * @generated SignedSource<<c95d8860ed0da7651f4883bcb7d390a1>>
 * @relayHash 2293c75e138cd5ebb1133b549b3dbc61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81433d68b1f64497e95d51e252bf720984010eacac82a26b27c3537bcd8f0d4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81433d68b1f64497e95d51e252bf720984010eacac82a26b27c3537bcd8f0d4f",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
