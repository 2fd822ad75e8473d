/**
 * @generated SignedSource<<10a72ddcde3eb6a2b34a8117a6db8fe2>>
 * @relayHash 81449f9480751edace4484ee6ce6418d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8385dc919ba396b6078abeb6d50d78def3f73e2fb8a2e4ced7bafaa5e2444e5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryScreenQuery } from './EntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8385dc919ba396b6078abeb6d50d78def3f73e2fb8a2e4ced7bafaa5e2444e5d",
    "metadata": {},
    "name": "EntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
