/**
 * @generated SignedSource<<f885d374411d82bef88d1a7da3cdffe7>>
 * @relayHash 2bd93e993b2b2d6e9c355c5d0cd20d50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3e53ae8708ec0edee8f6945a10e14c500822bc1d966cc1d4a41d88a927b227c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllMembersScreenQuery } from './AllMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3e53ae8708ec0edee8f6945a10e14c500822bc1d966cc1d4a41d88a927b227c",
    "metadata": {},
    "name": "AllMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
