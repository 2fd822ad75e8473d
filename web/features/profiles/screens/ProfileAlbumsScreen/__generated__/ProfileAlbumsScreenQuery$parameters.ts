/**
 * @generated SignedSource<<6f9d16b6bf563e169f05b2c981820e78>>
 * @relayHash b6f6a37841dcb9b49d6527a1bd215cbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f59144eb6b2758fd9a2dddb77f2a34234302f5c39445e6d3594993b4d4d9f83a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumsScreenQuery } from './ProfileAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f59144eb6b2758fd9a2dddb77f2a34234302f5c39445e6d3594993b4d4d9f83a",
    "metadata": {},
    "name": "ProfileAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
