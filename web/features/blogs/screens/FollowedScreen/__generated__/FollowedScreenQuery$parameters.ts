/**
 * @generated SignedSource<<9f2ddc63f26f00af1da248f3118a9135>>
 * @relayHash 87bca46ebad4e0580e5d6c35f5cd3726
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d8f3c61d1211260139e4191e2a1ed5b470bb01846f95c2f6c12c1664ba02f85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedScreenQuery } from './FollowedScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d8f3c61d1211260139e4191e2a1ed5b470bb01846f95c2f6c12c1664ba02f85",
    "metadata": {},
    "name": "FollowedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
