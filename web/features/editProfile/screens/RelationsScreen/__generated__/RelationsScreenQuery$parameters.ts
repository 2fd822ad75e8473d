/**
 * @generated SignedSource<<d870ed463e59d3bf176d70043743e67c>>
 * @relayHash 0dd4a3022894c3ea7a6ccef1b6c3eca5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a04f66777ea7a5e9bdcde8292278d17c15fa1fd54147b77aad09d5cd26abc98a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RelationsScreenQuery } from './RelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a04f66777ea7a5e9bdcde8292278d17c15fa1fd54147b77aad09d5cd26abc98a",
    "metadata": {},
    "name": "RelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
