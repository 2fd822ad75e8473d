/**
 * @generated SignedSource<<a16d5d9d932d9660cf9ef26507e4e3ba>>
 * @relayHash f023588525c789d9eab170596de57007
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0eaea16ceeab79452ecb2ad81fc80e06da8bbf3a6cbdc9b46cda28dae59a72e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationScreenQuery } from './ValidationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ValidationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0eaea16ceeab79452ecb2ad81fc80e06da8bbf3a6cbdc9b46cda28dae59a72e",
    "metadata": {},
    "name": "ValidationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
