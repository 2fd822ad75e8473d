/**
 * @generated SignedSource<<4595c403b521b0620e60245bfeda3f3b>>
 * @relayHash 5299e0268a481a92a51f454e81b46220
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de8bf5ddbfa8d524413e6b98d6b8bdd45de96eb019daa014276155d71727c9d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyFollowersScreenQuery } from './MyFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de8bf5ddbfa8d524413e6b98d6b8bdd45de96eb019daa014276155d71727c9d8",
    "metadata": {},
    "name": "MyFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
