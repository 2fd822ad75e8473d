/**
 * @generated SignedSource<<d532216592f727eee25da618c201e1c0>>
 * @relayHash 16e33ec5d10aba67562a5994ad269555
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4aef902848bf68a37394b2a46b4f77c75fe6dda6d059ddcee714f0feb27c46af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { liveCommentsTestQuery } from './liveCommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<liveCommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4aef902848bf68a37394b2a46b4f77c75fe6dda6d059ddcee714f0feb27c46af",
    "metadata": {},
    "name": "liveCommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
