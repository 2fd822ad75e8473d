/**
 * @generated SignedSource<<b76e7bccb001a0b0dc892b6c3fb173d1>>
 * @relayHash 4668f03452ca73ae86c50a341de27e4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55b902d940476ee8172f7a34a4abb9ead350fc4c792cdedef1a50eb906ac6769

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventMailScreenQuery } from './EventMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55b902d940476ee8172f7a34a4abb9ead350fc4c792cdedef1a50eb906ac6769",
    "metadata": {},
    "name": "EventMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
