/**
 * @generated SignedSource<<20eed048c40e5967eeb60d1a10e820eb>>
 * @relayHash ed795795e14d3336c261d2718be5cfa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6611b0ddecd5680ea7f08823eb7fc787936c41c25e361988f21fe6a2979364e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MatchProfilesScreenQuery } from './MatchProfilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MatchProfilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6611b0ddecd5680ea7f08823eb7fc787936c41c25e361988f21fe6a2979364e8",
    "metadata": {},
    "name": "MatchProfilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
