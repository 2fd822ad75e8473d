/**
 * @generated SignedSource<<e43710b581b71baa7b313386d77af075>>
 * @relayHash ccfcb8c4b45c7be78de633107424e8a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50f77cabec3264674a9c250b01bcb0698198470253dc2d1a47eafabaf8608de6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50f77cabec3264674a9c250b01bcb0698198470253dc2d1a47eafabaf8608de6",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
