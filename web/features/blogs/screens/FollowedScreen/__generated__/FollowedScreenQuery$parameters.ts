/**
 * @generated SignedSource<<f620a618a921fb3655822e03ff8e25f5>>
 * @relayHash c23e054e747589a18e79a58d729615da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89ec2110ef255b47711e135e27f96ce2d9e6b2d202ef1c88bc562ed7451a782e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedScreenQuery } from './FollowedScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89ec2110ef255b47711e135e27f96ce2d9e6b2d202ef1c88bc562ed7451a782e",
    "metadata": {},
    "name": "FollowedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
