/**
 * @generated SignedSource<<b9357c5cb0a620c4efdf5e4dccc8e5c6>>
 * @relayHash 57863a199a46a9ddcf2ee9cf274d921b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7f739cf8ca6fc2ec6a57793db6fe7f4e89964246c4d5d9a28ee186b9af240d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7f739cf8ca6fc2ec6a57793db6fe7f4e89964246c4d5d9a28ee186b9af240d5",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
