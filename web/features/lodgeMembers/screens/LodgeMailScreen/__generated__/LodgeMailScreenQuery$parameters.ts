/**
 * @generated SignedSource<<65ab6f6f7476befaed29efa4f66cd358>>
 * @relayHash 101bfc967dac24a446ff6568a682c559
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c02e474d03738bf436be9d2e6cf81ef25316a7e0722b9b0ce62dcb0a9d8771a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeMailScreenQuery } from './LodgeMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c02e474d03738bf436be9d2e6cf81ef25316a7e0722b9b0ce62dcb0a9d8771a3",
    "metadata": {},
    "name": "LodgeMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
