/**
 * @generated SignedSource<<2ea3ee716c2eda143c9f8f78f575c5de>>
 * @relayHash f635236cacd15738ef62196eb3584aab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dada5a7775ce74f58fbd494474520412eef0a577624c109b3d4b79c00ca4db4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dada5a7775ce74f58fbd494474520412eef0a577624c109b3d4b79c00ca4db4e",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
