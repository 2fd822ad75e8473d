/**
 * @generated SignedSource<<d049769c449418afa59858cc886f325f>>
 * @relayHash 0a62f38feea7db2903f3366f984fcf3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32ced98d1fd144d16c69039cabe4dcbb7f4ccac5954b9c00a68da0ddaf8534d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32ced98d1fd144d16c69039cabe4dcbb7f4ccac5954b9c00a68da0ddaf8534d6",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
