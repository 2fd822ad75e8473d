/**
 * @generated SignedSource<<ca299ab8750388d9c8867a4e8fdc31f0>>
 * @relayHash 39c1ded38bd956d520bcbaf3e3240587
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 176cc97c878b9e3b0979432f9c69848b6ec62cd38b486ce4d9df3f8a75cc7643

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "176cc97c878b9e3b0979432f9c69848b6ec62cd38b486ce4d9df3f8a75cc7643",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
