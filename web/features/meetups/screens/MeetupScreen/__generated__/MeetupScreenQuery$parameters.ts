/**
 * @generated SignedSource<<afc71ad62e8b51c35e5167cf5f801093>>
 * @relayHash 2d263bf8246946d745329e6e346fc9a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed9415dfab1b8c74fc34ca17c9374e341d9d8fa64b11d22bf301699c4ba40eb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MeetupScreenQuery } from './MeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<MeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed9415dfab1b8c74fc34ca17c9374e341d9d8fa64b11d22bf301699c4ba40eb0",
    "metadata": {},
    "name": "MeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
