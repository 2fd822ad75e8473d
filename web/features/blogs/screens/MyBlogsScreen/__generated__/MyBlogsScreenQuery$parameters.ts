/**
 * @generated SignedSource<<074b544bd715058694643bc5ac180c47>>
 * @relayHash c77a0dc8cc56c77fb8a14967fe936f31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7b63e1f7438eb1705ef5cb87a0e75b75e63b059f341ec8eae73a15a4e5283cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyBlogsScreenQuery } from './MyBlogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyBlogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7b63e1f7438eb1705ef5cb87a0e75b75e63b059f341ec8eae73a15a4e5283cb",
    "metadata": {},
    "name": "MyBlogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
