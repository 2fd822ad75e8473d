/**
 * @generated SignedSource<<bb6a5a7aab56065655a2fb1f06a8e418>>
 * @relayHash 9cc85f4c613392ca00bc9f7ff500fd68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 230b242abf7a99d9bc77c3c7bf1408adc8a97538e2566ecd41c75a7c7c567d3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MeetupScreenQuery } from './MeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<MeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "230b242abf7a99d9bc77c3c7bf1408adc8a97538e2566ecd41c75a7c7c567d3d",
    "metadata": {},
    "name": "MeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
