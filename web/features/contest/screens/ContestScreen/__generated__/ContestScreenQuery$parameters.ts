/**
 * @generated SignedSource<<a02dd93923f1cc67d0b953a6c97fd8ee>>
 * @relayHash fd253701bf58caa039f74601f46745ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 457349e16330469fd7f2f727fedf20eb73ac455bcd2311c6e933e478738e7df6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContestScreenQuery } from './ContestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "457349e16330469fd7f2f727fedf20eb73ac455bcd2311c6e933e478738e7df6",
    "metadata": {},
    "name": "ContestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
