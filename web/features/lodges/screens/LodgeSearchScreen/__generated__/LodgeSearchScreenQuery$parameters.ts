/**
 * @generated SignedSource<<684b7902ae1874ba2c5c517e0545627b>>
 * @relayHash 2058078c83d0c41213c9b2870e360c53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db18680096bfcdcbfb6d7ee7813aca2095f14bf9787e6df43a0d8c016509672e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSearchScreenQuery } from './LodgeSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db18680096bfcdcbfb6d7ee7813aca2095f14bf9787e6df43a0d8c016509672e",
    "metadata": {},
    "name": "LodgeSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
