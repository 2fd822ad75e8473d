/**
 * @generated SignedSource<<f2e4018792b8ac217d2b77402fb678d5>>
 * @relayHash 744931a4e2fb0050f71b8b516deeb7c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1e2e36afbcf1c9d1de8887d732bc90772a9031962ed77f8af94580be256ce3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryScreenQuery } from './CategoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<CategoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1e2e36afbcf1c9d1de8887d732bc90772a9031962ed77f8af94580be256ce3a",
    "metadata": {},
    "name": "CategoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
