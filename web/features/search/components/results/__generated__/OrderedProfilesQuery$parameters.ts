/**
 * @generated SignedSource<<21dee829bc040a9f80e9bdb479577dc0>>
 * @relayHash 696a59013207dfd5a027f5c2cf869015
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b2b78fdb50686f58b4463ad978a8c29d95d4f4c0aaf56cbfdc03c5142ab991b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderedProfilesQuery } from './OrderedProfilesQuery.graphql';

const node: PreloadableConcreteRequest<OrderedProfilesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b2b78fdb50686f58b4463ad978a8c29d95d4f4c0aaf56cbfdc03c5142ab991b",
    "metadata": {},
    "name": "OrderedProfilesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
