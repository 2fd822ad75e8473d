/**
 * @generated SignedSource<<91caec99197969d2724d001a6c9383b7>>
 * @relayHash 7aa30aecb03de170637996ebb727ca7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64cfd510f34da3147acb1d6b2fbed174e23645b3fea248de560d89ba849332a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64cfd510f34da3147acb1d6b2fbed174e23645b3fea248de560d89ba849332a6",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
