/**
 * @generated SignedSource<<b4180c321c2392bbd17daf0117818917>>
 * @relayHash 4cb7370521a5c643b56d5375f351fb98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 288d4ab45cc4d64ce5e21b0e0ce1c5faf47d2050f5386b1e9a1e455156041e23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "288d4ab45cc4d64ce5e21b0e0ce1c5faf47d2050f5386b1e9a1e455156041e23",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
