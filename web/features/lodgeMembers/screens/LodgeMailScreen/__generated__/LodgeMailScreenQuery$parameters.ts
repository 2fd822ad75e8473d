/**
 * @generated SignedSource<<580f90504d8d5e9921e9b3a14d110ae5>>
 * @relayHash 569d69be0634ba6133d7aee0baf79288
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b133ecb48bb5416e5dae907509718a991361fa8f7437f634f1cdaf023ab5182

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeMailScreenQuery } from './LodgeMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b133ecb48bb5416e5dae907509718a991361fa8f7437f634f1cdaf023ab5182",
    "metadata": {},
    "name": "LodgeMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
