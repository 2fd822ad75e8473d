/**
 * @generated SignedSource<<858f2e93b50f595d2f15b491ad1409d2>>
 * @relayHash 18f518f0c0a6302eb1b352ffd567bb6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 687d62b68d8c06da90a061e64881fc157121ad66ec807592626cc971885e08e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LookDeskScreenQuery } from './LookDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<LookDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "687d62b68d8c06da90a061e64881fc157121ad66ec807592626cc971885e08e9",
    "metadata": {},
    "name": "LookDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
