/**
 * @generated SignedSource<<703143e2270adaa7f26c634468dcc375>>
 * @relayHash 96f040a6947f37f23ad567adf4a7b525
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2c32ecab9a1a29ecc25608cfc8596d1cb31645156f4a37d7a075618f7e214fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllMembersScreenQuery } from './AllMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2c32ecab9a1a29ecc25608cfc8596d1cb31645156f4a37d7a075618f7e214fd",
    "metadata": {},
    "name": "AllMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
