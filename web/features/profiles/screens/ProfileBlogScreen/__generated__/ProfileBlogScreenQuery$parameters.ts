/**
 * @generated SignedSource<<4ebdb198d55a43b780aceca3d3ec4568>>
 * @relayHash ae06011d62b4a5ef0c718ee0c3faa55e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d328c694449d3b34a4c7a5ac956619fe7f6df88e558a7af01d768b3a046a2712

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileBlogScreenQuery } from './ProfileBlogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileBlogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d328c694449d3b34a4c7a5ac956619fe7f6df88e558a7af01d768b3a046a2712",
    "metadata": {},
    "name": "ProfileBlogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
