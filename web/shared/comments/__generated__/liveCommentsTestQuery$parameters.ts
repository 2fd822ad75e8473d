/**
 * @generated SignedSource<<e0887d0ebf78103305af224b4cb1ddae>>
 * @relayHash cfc07887c46f52a95b739c7426fd6c8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d6f4c2e6b6b42f56a04098da5d9bfbfd7774fbdd9fe601a74abd9ac66e76fe1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { liveCommentsTestQuery } from './liveCommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<liveCommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d6f4c2e6b6b42f56a04098da5d9bfbfd7774fbdd9fe601a74abd9ac66e76fe1",
    "metadata": {},
    "name": "liveCommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
