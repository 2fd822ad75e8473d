/**
 * @generated SignedSource<<68fb550e1165509f9069e8436fcb52b1>>
 * @relayHash e9c9b40fc701acd9bea7b4de4a2b539e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdba99fc153615b5ae3268bea2c4c391bdf682b8a8ec7b6aef0d8b5e03532ff8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MatchProfilesScreenQuery } from './MatchProfilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MatchProfilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdba99fc153615b5ae3268bea2c4c391bdf682b8a8ec7b6aef0d8b5e03532ff8",
    "metadata": {},
    "name": "MatchProfilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
