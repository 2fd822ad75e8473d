/**
 * @generated SignedSource<<713e4488fbc218db81aa39b28a72aecb>>
 * @relayHash 371fdf95ff1d69ec9e76d0988fbbb8ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60794f3b73b7a2a62e8a3627db92e4adf97824bd4ab5e593d29da0110703f4c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogScreenQuery } from './LogScreenQuery.graphql';

const node: PreloadableConcreteRequest<LogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60794f3b73b7a2a62e8a3627db92e4adf97824bd4ab5e593d29da0110703f4c0",
    "metadata": {},
    "name": "LogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
