/**
 * @generated SignedSource<<239aa53bd2236f5b9117e40d71339cfd>>
 * @relayHash fdddfbe2c0945487958ff8f4ad2cfad0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea4037fefa8242024b004599ec08a1bc90d217e1e4b2219635dda5c8e25d52f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedScreenQuery } from './FollowedScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea4037fefa8242024b004599ec08a1bc90d217e1e4b2219635dda5c8e25d52f4",
    "metadata": {},
    "name": "FollowedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
