/**
 * @generated SignedSource<<54d1729c5f65a377df35efd3bda7b0bc>>
 * @relayHash a944e0d72e007446a516a493ae33a728
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b282589a63542312d8d2bb2cb0e758ccc40796690172b94bb4e3d97524d9949

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSearchScreenQuery } from './LodgeSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b282589a63542312d8d2bb2cb0e758ccc40796690172b94bb4e3d97524d9949",
    "metadata": {},
    "name": "LodgeSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
