/**
 * @generated SignedSource<<560324925f35c00caf72bb29ca55fef0>>
 * @relayHash 7f15e0f61a520d0a232a4a60130fb42e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54a4408e02c3da5bd7dd62ace036b6a46e4a64cb630d0fcf86cdf1b2bc9f1046

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllMembersScreenQuery } from './AllMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54a4408e02c3da5bd7dd62ace036b6a46e4a64cb630d0fcf86cdf1b2bc9f1046",
    "metadata": {},
    "name": "AllMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
