/**
 * @generated SignedSource<<40ccc6210df4fdb887cb58fe11faeec4>>
 * @relayHash d6553c30e4afd0706c5c8b9d6c73202b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8f2e594d6ae779165a5f2baf38a143eac4364914d8ec14b4dcafae65e55e913

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MeetupScreenQuery } from './MeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<MeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8f2e594d6ae779165a5f2baf38a143eac4364914d8ec14b4dcafae65e55e913",
    "metadata": {},
    "name": "MeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
