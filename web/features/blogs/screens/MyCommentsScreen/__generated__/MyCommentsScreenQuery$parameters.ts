/**
 * @generated SignedSource<<2ae2b2e052d6ee64e1313fc29628709b>>
 * @relayHash 31179c7344b908d4ed7baa1da4ef601c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 257ff749961473f28b0d10d872714b731d59a5c8aacb02a92fff209c2f902f96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCommentsScreenQuery } from './MyCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "257ff749961473f28b0d10d872714b731d59a5c8aacb02a92fff209c2f902f96",
    "metadata": {},
    "name": "MyCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
