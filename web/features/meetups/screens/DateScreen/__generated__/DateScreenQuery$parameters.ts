/**
 * @generated SignedSource<<bbbdf3336ca2b5cdbb25a51641429d69>>
 * @relayHash 0ea59fdeea0379d2c9a234a2486c2384
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bf068d0d5f6e0b47e66c4a5279ccdec2da36784961e03998327417f4e78cb77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DateScreenQuery } from './DateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bf068d0d5f6e0b47e66c4a5279ccdec2da36784961e03998327417f4e78cb77",
    "metadata": {},
    "name": "DateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
