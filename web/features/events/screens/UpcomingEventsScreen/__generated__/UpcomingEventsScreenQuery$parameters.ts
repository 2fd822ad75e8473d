/**
 * @generated SignedSource<<bf7c20ecf69001fc1c6870e08468d981>>
 * @relayHash f9ceb2b7f24bc1e625b378f3400a08c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f3ead0e92ab86eff4bbe96df4c31f95dd1dfa3a7387b6b6822e6d3b6b91afa6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingEventsScreenQuery } from './UpcomingEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f3ead0e92ab86eff4bbe96df4c31f95dd1dfa3a7387b6b6822e6d3b6b91afa6",
    "metadata": {},
    "name": "UpcomingEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
