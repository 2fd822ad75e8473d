/**
 * @generated SignedSource<<b4f1456ff6a7258208f7621d1f258137>>
 * @relayHash 9480e7f50837c13eaa63ee54068e0798
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6e831fe570a1c00863bbbda0dff11b394b659d956beb41d06c74c1d9cf3447b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllMembersScreenQuery } from './AllMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6e831fe570a1c00863bbbda0dff11b394b659d956beb41d06c74c1d9cf3447b",
    "metadata": {},
    "name": "AllMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
