/**
 * @generated SignedSource<<f69e9baf4288f2c4c1c8ce88c6753dea>>
 * @relayHash 05b70ad92c724139768990424d09d6c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d47a47702f691b0f98021187722a17e3d1cf71c4fe56fe648b2d9ca43e5e5f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d47a47702f691b0f98021187722a17e3d1cf71c4fe56fe648b2d9ca43e5e5f9",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
