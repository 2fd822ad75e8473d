/**
 * @generated SignedSource<<ba8945eabe8e786ff70d4e3979ba8e44>>
 * @relayHash e6941d5886aaf05b5589d8706b79af1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43cc0546343a9e9ddb89b3ea2de0b457d729c9d99b40de66857760977802f4d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43cc0546343a9e9ddb89b3ea2de0b457d729c9d99b40de66857760977802f4d3",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
