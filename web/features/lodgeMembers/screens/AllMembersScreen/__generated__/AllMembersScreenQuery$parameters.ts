/**
 * @generated SignedSource<<d14bbcad6705a1759eab1fdbc49be37f>>
 * @relayHash 88dff54159c3e60cfb21001bafa71abb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23ef68a731569282cead64a8b42a40ce6e751adef3b3bb9fc2f51a3d98467c85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllMembersScreenQuery } from './AllMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23ef68a731569282cead64a8b42a40ce6e751adef3b3bb9fc2f51a3d98467c85",
    "metadata": {},
    "name": "AllMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
