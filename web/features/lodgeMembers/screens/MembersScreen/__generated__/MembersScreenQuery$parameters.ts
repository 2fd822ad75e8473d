/**
 * @generated SignedSource<<d47a3108e87cf3753425f387d28a7e36>>
 * @relayHash fb2c46bee16f2a4bc2d36bb22a9de81d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ea55f90bb205f69f2c37a2e7fed437ae8eae100a6c42421c90481102684e22d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ea55f90bb205f69f2c37a2e7fed437ae8eae100a6c42421c90481102684e22d",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
