/**
 * @generated SignedSource<<2f7c2f9e4ee67742fb94fb204eedd8a1>>
 * @relayHash 6153ffb5bd318f2b99bebfa3144ebe2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9102439442c0ccf918473b5a9a44b588da39dbc2c9947fb53f452c8141d2cc14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9102439442c0ccf918473b5a9a44b588da39dbc2c9947fb53f452c8141d2cc14",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
