/**
 * @generated SignedSource<<ec29a7805c88bf251b2deef05c3f5721>>
 * @relayHash 7c1596c06785abf81f2894152a9eabb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d2ccfcc64fc3680602ad2c6406a19275412302526d068df8c6055a41db062ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d2ccfcc64fc3680602ad2c6406a19275412302526d068df8c6055a41db062ae",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
