/**
 * @generated SignedSource<<e8f78bb3cab0b24c95daa18a622ec9a2>>
 * @relayHash 193a28b97b427a9bcda563bd89f29c92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09e99748c9397acece0085594873aec8d3fe81efa1a6f3d1c2d9103734e4e613

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09e99748c9397acece0085594873aec8d3fe81efa1a6f3d1c2d9103734e4e613",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
