/**
 * @generated SignedSource<<47326d68c6d15017219f97bffbc96393>>
 * @relayHash d0fc0107bdf8efb79113646050a15479
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28237b88b1b14ada9f7534c6ddb41583f8cadbed2c977103337b08da27100c21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContestScreenQuery } from './ContestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28237b88b1b14ada9f7534c6ddb41583f8cadbed2c977103337b08da27100c21",
    "metadata": {},
    "name": "ContestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
