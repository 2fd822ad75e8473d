/**
 * @generated SignedSource<<7772e5ff63e8399347687bd5859490bf>>
 * @relayHash 4d0bd034e10d0f01f60cf46a72b68c2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59e7cca3f924630365070e50024cdc75c300562b0192a696f04301b518e823fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59e7cca3f924630365070e50024cdc75c300562b0192a696f04301b518e823fa",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
