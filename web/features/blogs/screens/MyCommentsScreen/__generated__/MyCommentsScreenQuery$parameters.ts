/**
 * @generated SignedSource<<d6bbfbf95acadbec340652dfdd1a199b>>
 * @relayHash d4ec55de97ac3e433102bbe4439a1519
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a46ebd52771bab20d46c7186eca75e2a71847d8087ac5cb909118ebe018ff87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCommentsScreenQuery } from './MyCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a46ebd52771bab20d46c7186eca75e2a71847d8087ac5cb909118ebe018ff87",
    "metadata": {},
    "name": "MyCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
