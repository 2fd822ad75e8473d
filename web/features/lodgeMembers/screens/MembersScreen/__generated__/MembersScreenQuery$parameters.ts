/**
 * @generated SignedSource<<904d744c68c9d12973a9cd5bcca0202a>>
 * @relayHash 28111fad612558d81602a4bad4b94922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9a278288d8a7cb6b2724757cef880e992fadf3f4cd84f0eca8a055ed0f03e67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9a278288d8a7cb6b2724757cef880e992fadf3f4cd84f0eca8a055ed0f03e67",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
