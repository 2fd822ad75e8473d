/**
 * @generated SignedSource<<e73e71cffaef2a8f669f381d3901da1e>>
 * @relayHash 900fef9e14ca72c53b1d8fa9b2c0fe19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 683f0621f8c001ad2395652a50d2db82bfa9698233e7cde4f887f31c014cdf69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "683f0621f8c001ad2395652a50d2db82bfa9698233e7cde4f887f31c014cdf69",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
