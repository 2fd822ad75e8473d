/**
 * @generated SignedSource<<8ce3cefe972ec26e5d40c2a76426bb38>>
 * @relayHash 2eabdb7890deae1bed8e9ba48bcd5cb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1af84109110483b4bbee572929a477df34e3287340645c6008556de21ba5f5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1af84109110483b4bbee572929a477df34e3287340645c6008556de21ba5f5a",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
