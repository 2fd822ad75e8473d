/**
 * @generated SignedSource<<4089e68831109d7f754e53f3f917bd43>>
 * @relayHash d3ea02a0f8b29062ec4856baebb2fedc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0082dc8e1718aac1ec30023f7b69e5befd2ea23d066e35841a5899da2da309b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeoBlogScreenQuery } from './SeoBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<SeoBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0082dc8e1718aac1ec30023f7b69e5befd2ea23d066e35841a5899da2da309b1",
    "metadata": {},
    "name": "SeoBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
