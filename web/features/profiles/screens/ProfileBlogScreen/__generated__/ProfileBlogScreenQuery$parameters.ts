/**
 * @generated SignedSource<<256932ba08099d8233befe643939f54d>>
 * @relayHash 5f2f8bc9f115a02542d6e1ad1887e885
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a60dd598bc92c23ecc43b68b28f5c6bf48c2ec007e691980c0abfb7c8ac1228

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a60dd598bc92c23ecc43b68b28f5c6bf48c2ec007e691980c0abfb7c8ac1228",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
