/**
 * @generated SignedSource<<63e959c1d37a3381ea2b96460b453219>>
 * @relayHash 8b78454925bca2bd5f1669c98d3c2194
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eca88d6aee46a5a33c8eaf3c69a43ff4faf27e62c6b346f30e5b87a0e75fb189

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationDeskScreenQuery } from './ValidationDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ValidationDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eca88d6aee46a5a33c8eaf3c69a43ff4faf27e62c6b346f30e5b87a0e75fb189",
    "metadata": {},
    "name": "ValidationDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
