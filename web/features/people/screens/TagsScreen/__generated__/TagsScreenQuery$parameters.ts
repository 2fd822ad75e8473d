/**
 * @generated SignedSource<<efc81aad303de118c9bb5dbbc7a30369>>
 * @relayHash e88c55998f5d6a467541ec0e12f5ce2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 819c5149c54470435b811fc0b8b37eedfcd68816cf09911f928184db621c8f6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagsScreenQuery } from './TagsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TagsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "819c5149c54470435b811fc0b8b37eedfcd68816cf09911f928184db621c8f6a",
    "metadata": {},
    "name": "TagsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
