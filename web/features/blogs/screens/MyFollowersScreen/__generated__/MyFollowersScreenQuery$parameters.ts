/**
 * @generated SignedSource<<20329537cf1fb2e30870c7039772c694>>
 * @relayHash de269d8c8991eb3ca394b4ceed10afc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 053ee6917082e113d0b5d72a6103694e67665430bfa3d44b38e166c0f903bf67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyFollowersScreenQuery } from './MyFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "053ee6917082e113d0b5d72a6103694e67665430bfa3d44b38e166c0f903bf67",
    "metadata": {},
    "name": "MyFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
