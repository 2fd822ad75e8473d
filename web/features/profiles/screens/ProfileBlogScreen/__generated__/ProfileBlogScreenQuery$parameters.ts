/**
 * @generated SignedSource<<b83288496082aa6fa3f8a3d1ac2d1bf4>>
 * @relayHash 1f15f544499ff19d06da777afc9e7a9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ec7441f6a8a4868c140f0d7c51b4c0839e5ecbcf00abfa24e7220dd2ea73631

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ec7441f6a8a4868c140f0d7c51b4c0839e5ecbcf00abfa24e7220dd2ea73631",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
