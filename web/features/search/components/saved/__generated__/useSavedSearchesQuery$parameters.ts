/**
 * @generated SignedSource<<004253dce66efd1e2d837960891741b0>>
 * @relayHash 70ee9e272d10ac2e39081cd8fbfd0e8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d632e39b53a50e73cd5fbd19f14c69a8c52ad6cfdccb15de4a5e1e6d61f39d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSavedSearchesQuery } from './useSavedSearchesQuery.graphql';

const node: PreloadableConcreteRequest<useSavedSearchesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d632e39b53a50e73cd5fbd19f14c69a8c52ad6cfdccb15de4a5e1e6d61f39d3",
    "metadata": {},
    "name": "useSavedSearchesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
