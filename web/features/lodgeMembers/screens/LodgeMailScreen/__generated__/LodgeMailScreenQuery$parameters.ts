/**
 * @generated SignedSource<<032cc6cd8269138e2e2c6f14a4e55484>>
 * @relayHash 9a7af19bbd8595d7f2e94216f1474982
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e29943f8c80c081322603c94f244e94f65c8a90916dbb3809a834bce249ae0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeMailScreenQuery } from './LodgeMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e29943f8c80c081322603c94f244e94f65c8a90916dbb3809a834bce249ae0d",
    "metadata": {},
    "name": "LodgeMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
