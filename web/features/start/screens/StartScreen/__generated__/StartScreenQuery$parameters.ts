/**
 * @generated SignedSource<<1a6f1ca840af7625a684995556d6f180>>
 * @relayHash 6ec7cec3ec21ffd880de1a864c90bed1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44b138776d482620df2e31c5ba3390d8cf1a117f77e87c97c08fa0074c26b565

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44b138776d482620df2e31c5ba3390d8cf1a117f77e87c97c08fa0074c26b565",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
