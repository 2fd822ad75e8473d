/**
 * @generated SignedSource<<0c53e3c3bca2efde83c25ae1174e5492>>
 * @relayHash 7f880f7c4eeca4d83cd9a57eb6e26b0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50bef29e34c5d3639b52349a63f42fb27d9a633c32d278c9559293fa949ddf15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50bef29e34c5d3639b52349a63f42fb27d9a633c32d278c9559293fa949ddf15",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
