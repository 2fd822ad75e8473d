/**
 * @generated SignedSource<<09a26e932860de0a357117b4214acf51>>
 * @relayHash 2d6f4381660c912986f214c90d767773
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8aab1fb98d98b04dc1ca13cadf8d14df7ea1217af820d8c6293fc961c9431673

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingScreenQuery } from './UpcomingScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8aab1fb98d98b04dc1ca13cadf8d14df7ea1217af820d8c6293fc961c9431673",
    "metadata": {},
    "name": "UpcomingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
