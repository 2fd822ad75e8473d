/**
 * @generated SignedSource<<f5bdd110233712aabac6138df9867b3c>>
 * @relayHash 47a8498c2a2dc3f9c024dc3aecda0f14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeb0d0997cb31eb3bd774c28feca9fa36092c7959d47677c727a69586bc7d76b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagsScreenQuery } from './TagsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TagsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aeb0d0997cb31eb3bd774c28feca9fa36092c7959d47677c727a69586bc7d76b",
    "metadata": {},
    "name": "TagsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
