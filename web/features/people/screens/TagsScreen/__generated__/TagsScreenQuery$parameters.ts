/**
 * @generated SignedSource<<33d7078a1f4731dd764e7cd2f35010df>>
 * @relayHash 9d43e0a8fefdaea2782065ceca9d2ef6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 545b71170becf3cc58b3b962d27c9cff8c0114eab5e360422bbf17d7926d79ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagsScreenQuery } from './TagsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TagsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "545b71170becf3cc58b3b962d27c9cff8c0114eab5e360422bbf17d7926d79ed",
    "metadata": {},
    "name": "TagsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
