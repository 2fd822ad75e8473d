/**
 * @generated SignedSource<<6f291b98fd79a128cbc03ec774d20cc7>>
 * @relayHash 67a4bc8a9d742be5cc1d202fbdea0ef0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2c3348a7e8e5d1ec9c038da4da8d301a676942b02fcbf1ba45990004fab8b5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedScreenQuery } from './FollowedScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2c3348a7e8e5d1ec9c038da4da8d301a676942b02fcbf1ba45990004fab8b5d",
    "metadata": {},
    "name": "FollowedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
