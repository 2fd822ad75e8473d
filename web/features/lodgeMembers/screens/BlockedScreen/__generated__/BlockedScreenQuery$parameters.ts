/**
 * @generated SignedSource<<0874d82ff311f08a3f47c0bd91672af1>>
 * @relayHash 9287351c03b0d9a341923624c849fbc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16ab54b3069e0ee6c2dff360fb77aa29e01252c9e3fe49b7f2926326a44dacb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockedScreenQuery } from './BlockedScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16ab54b3069e0ee6c2dff360fb77aa29e01252c9e3fe49b7f2926326a44dacb9",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
