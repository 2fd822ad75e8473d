/**
 * @generated SignedSource<<182427f84322fe9021022104f48b8013>>
 * @relayHash c202e95df5689dc73d241dacb01ae85b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3513dad5cadaf059b5feea21e9ef17c7412059c381b0b4fa18a11df33654189a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventMailScreenQuery } from './EventMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3513dad5cadaf059b5feea21e9ef17c7412059c381b0b4fa18a11df33654189a",
    "metadata": {},
    "name": "EventMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
