/**
 * @generated SignedSource<<3add29971d8521d5f63dd5c0e0ce5ad7>>
 * @relayHash e0c6c993da2916d0a6b780e619e5844d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b39059c23f99dab511c17be77199e3d4a68e7ec52d1e64f13ebf45d421be39a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b39059c23f99dab511c17be77199e3d4a68e7ec52d1e64f13ebf45d421be39a6",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
