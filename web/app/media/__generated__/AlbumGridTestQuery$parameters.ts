/**
 * @generated SignedSource<<419241eda445199a3126a56c6bb004b2>>
 * @relayHash 79ffe621bfa3127a2d0487e6814e5dd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac871750504a085a4ed501c22ea6447a9b9790ff7ee9a4629736759783d5a946

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumGridTestQuery } from './AlbumGridTestQuery.graphql';

const node: PreloadableConcreteRequest<AlbumGridTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac871750504a085a4ed501c22ea6447a9b9790ff7ee9a4629736759783d5a946",
    "metadata": {},
    "name": "AlbumGridTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
