/**
 * @generated SignedSource<<1d5825124be97798cdf83f422cf21e1a>>
 * @relayHash 3af5d44f00813a7dde88ddff0a3321e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08e2bbbec8572e737ebee7c724726f27f009b26cf12ac293e6973bb6e54bd1f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManagedMediaTestQuery } from './ManagedMediaTestQuery.graphql';

const node: PreloadableConcreteRequest<ManagedMediaTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08e2bbbec8572e737ebee7c724726f27f009b26cf12ac293e6973bb6e54bd1f5",
    "metadata": {},
    "name": "ManagedMediaTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
