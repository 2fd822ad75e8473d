/**
 * @generated SignedSource<<24a2fa6611d6abcccd100a0f9492a691>>
 * @relayHash b80c55442963d55648d2f909906c010d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f160d9a053ef7d988462d4809e6811a6b98a5b5721237683fae17f1cb3a2ca1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumsScreenQuery } from './ProfileAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f160d9a053ef7d988462d4809e6811a6b98a5b5721237683fae17f1cb3a2ca1a",
    "metadata": {},
    "name": "ProfileAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
