/**
 * @generated SignedSource<<124c77bd0d68ba64c63436a6515599b9>>
 * @relayHash 8d336a32be030a4a9ec765e6a2c1d8b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b01a2ef3cd222c69ce58138edfed8eb085255e3d960f67a55806e44abc87608

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b01a2ef3cd222c69ce58138edfed8eb085255e3d960f67a55806e44abc87608",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
