/**
 * @generated SignedSource<<4ee1c423978f363ef5ad7026444d1f42>>
 * @relayHash fcc516257cea83d1f339f86c1a4a1192
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d8b2e7ba734949c137498054c09d90dbc440fb62c8a610db6ff7ef6ef9196e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileCardTestQuery } from './ProfileCardTestQuery.graphql';

const node: PreloadableConcreteRequest<ProfileCardTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d8b2e7ba734949c137498054c09d90dbc440fb62c8a610db6ff7ef6ef9196e5",
    "metadata": {},
    "name": "ProfileCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
