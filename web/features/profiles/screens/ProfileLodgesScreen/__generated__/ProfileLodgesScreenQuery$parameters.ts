/**
 * @generated SignedSource<<a3f695f933446abd23816239a3c90d5f>>
 * @relayHash 9f8e0d193dcfd7c59af7568960c131a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 033108ff452ff617fed62c2b6f89b42ca2c055a9049a19d09f64f9b682eece79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "033108ff452ff617fed62c2b6f89b42ca2c055a9049a19d09f64f9b682eece79",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
