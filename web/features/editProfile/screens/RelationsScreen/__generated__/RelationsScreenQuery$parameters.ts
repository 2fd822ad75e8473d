/**
 * @generated SignedSource<<2698beba18ff1bbf2f0262b9683c1ca5>>
 * @relayHash 9c863b3c82c7c36f49fec0b03fcb91c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2756b0d2f413741d8fae21fd31c8b8bec8eac3f02fddb7d2fb764eac30c67d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RelationsScreenQuery } from './RelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2756b0d2f413741d8fae21fd31c8b8bec8eac3f02fddb7d2fb764eac30c67d4",
    "metadata": {},
    "name": "RelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
