/**
 * @generated SignedSource<<88f8629f72feccc4a5376f33d5a682ab>>
 * @relayHash 65d5ae027e1253519ca1a197083a8068
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a936089d0f9f48b8bf3f96308fde386685ca094f6c8985749eb779b54c1bb114

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { liveCommentsTestQuery } from './liveCommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<liveCommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a936089d0f9f48b8bf3f96308fde386685ca094f6c8985749eb779b54c1bb114",
    "metadata": {},
    "name": "liveCommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
