/**
 * @generated SignedSource<<34c53d1f03ddf5d3785a1c2acadd05fd>>
 * @relayHash d35cf2c05f94bdfb5836f0034eb3eaa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66380d2ffaa8db952d90052b3854f0ff569a101d193660e56ffc8b8e31012c80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventMailScreenQuery } from './EventMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66380d2ffaa8db952d90052b3854f0ff569a101d193660e56ffc8b8e31012c80",
    "metadata": {},
    "name": "EventMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
