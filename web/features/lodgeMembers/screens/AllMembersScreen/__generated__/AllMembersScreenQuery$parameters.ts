/**
 * @generated SignedSource<<737f9f21e1d3fe5f1723783938268bc1>>
 * @relayHash 5639df372ab1faaa69932a740bbcd085
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14e0a52b7bb67e49ddd7602de5465363d3a8ba0ca632bfff72c3f7676fd913c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllMembersScreenQuery } from './AllMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14e0a52b7bb67e49ddd7602de5465363d3a8ba0ca632bfff72c3f7676fd913c6",
    "metadata": {},
    "name": "AllMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
