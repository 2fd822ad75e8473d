/**
 * @generated SignedSource<<b1d5bb86939dd18f6a35971cf25b6e57>>
 * @relayHash c0850fae0a9b444e6ee0d0c82158e865
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f31d1d03a7e913f3c510644c816aad1de043e6779ee81ce62a4a2e5a625fe99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f31d1d03a7e913f3c510644c816aad1de043e6779ee81ce62a4a2e5a625fe99",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
