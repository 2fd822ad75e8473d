/**
 * @generated SignedSource<<a1468c848ba84e916b03bfbe7635cd71>>
 * @relayHash f95794b51d35ee63819dce71fdc85866
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 750ff66fe2ec1481916f82bffb8cfe67ab37abfb0d3a82ce6b273fd9bc8fed73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "750ff66fe2ec1481916f82bffb8cfe67ab37abfb0d3a82ce6b273fd9bc8fed73",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
