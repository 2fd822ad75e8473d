/**
 * @generated SignedSource<<0c36fee877340c3d7251fec66de2128d>>
 * @relayHash e27d46b89344bf10cc917c182ee46245
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eea6272d47401aec1dbe03e8fc69413a712d8756237c153506a3d5c2c35f012a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyTicketsScreenQuery } from './MyTicketsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyTicketsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eea6272d47401aec1dbe03e8fc69413a712d8756237c153506a3d5c2c35f012a",
    "metadata": {},
    "name": "MyTicketsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
