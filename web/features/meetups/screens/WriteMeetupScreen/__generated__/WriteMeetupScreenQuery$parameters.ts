/**
 * @generated SignedSource<<e509397d3075a33a8fe188512370a74f>>
 * @relayHash f83d32eedaa43a59ffa3a7fda47127f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 588829adcae0f6bd3ba2982fc541ea9c658b7f3d6557b7fab4fcf77ca697cfc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteMeetupScreenQuery } from './WriteMeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteMeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "588829adcae0f6bd3ba2982fc541ea9c658b7f3d6557b7fab4fcf77ca697cfc7",
    "metadata": {},
    "name": "WriteMeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
