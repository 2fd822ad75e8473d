/**
 * @generated SignedSource<<154b4f2904cda7607b5cd1c51b5eea55>>
 * @relayHash eb3c6a4db4fd8e57a72b0ecf0298423c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8774956062a9b5087eb2ae7e2b3562769bff00230eec14474536aa62824e524

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActAsScreenQuery } from './ActAsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActAsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8774956062a9b5087eb2ae7e2b3562769bff00230eec14474536aa62824e524",
    "metadata": {},
    "name": "ActAsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
