/**
 * @generated SignedSource<<697ed877cac5df523eb0e10e01dd07e8>>
 * @relayHash e68c5a9e4180aa680e17ce85f8286733
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e817f14c197afaefec3b951efa7aacd3fc39d367baa4d70b659d2916177f0c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingEventsScreenQuery } from './UpcomingEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e817f14c197afaefec3b951efa7aacd3fc39d367baa4d70b659d2916177f0c9",
    "metadata": {},
    "name": "UpcomingEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
