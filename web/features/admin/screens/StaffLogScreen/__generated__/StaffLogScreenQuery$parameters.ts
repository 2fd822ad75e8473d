/**
 * @generated SignedSource<<387039c011cc70a2a8c1bb85509af04b>>
 * @relayHash 7373d9b3a92e2db3fbcd1e7855cf0d96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecc45b72df234bb9469eff7d1c6a31e9e98581a7fb80cb4784bb0ba880384de3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffLogScreenQuery } from './StaffLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<StaffLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecc45b72df234bb9469eff7d1c6a31e9e98581a7fb80cb4784bb0ba880384de3",
    "metadata": {},
    "name": "StaffLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
