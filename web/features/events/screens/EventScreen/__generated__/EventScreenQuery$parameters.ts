/**
 * @generated SignedSource<<183195ae5ccce6dc5bd06c6ae71e5cbf>>
 * @relayHash fc5830c6bf737af9b0ee5a5de0396eb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95549e9a7bffe790fc76a248c7ef3406dfd19860b1444dd0a3b74701bbe3395e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95549e9a7bffe790fc76a248c7ef3406dfd19860b1444dd0a3b74701bbe3395e",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
