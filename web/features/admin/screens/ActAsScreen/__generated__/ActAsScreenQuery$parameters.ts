/**
 * @generated SignedSource<<9ca77b15ae15d08d0914f7496b3f0a8b>>
 * @relayHash 435f75a064c1a473307d8ce8a13cf183
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 880feb6fe2eee964f9eef1f97fd8ae3581659104f2f159d5fca491aeda1acb50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActAsScreenQuery } from './ActAsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActAsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "880feb6fe2eee964f9eef1f97fd8ae3581659104f2f159d5fca491aeda1acb50",
    "metadata": {},
    "name": "ActAsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
