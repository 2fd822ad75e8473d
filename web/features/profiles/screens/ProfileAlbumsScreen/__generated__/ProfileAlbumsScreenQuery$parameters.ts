/**
 * @generated SignedSource<<31a4102fff5deacc51ec70c076b894b3>>
 * @relayHash f3843ec98c88327e106e7022da408e0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12dbf9833359140992785d3d4b52495d4f609243709ccb2e052bb2a772ab5848

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumsScreenQuery } from './ProfileAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12dbf9833359140992785d3d4b52495d4f609243709ccb2e052bb2a772ab5848",
    "metadata": {},
    "name": "ProfileAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
