/**
 * @generated SignedSource<<0713963604005aaff67c67e9beedf5e4>>
 * @relayHash 1f7c03d6171bf4aec41f759d74b8f56b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3719656aa79d0ee52b303662ec6b24fd6807d23e5379b6fca7d398d4545a38e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryScreenQuery } from './CategoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<CategoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3719656aa79d0ee52b303662ec6b24fd6807d23e5379b6fca7d398d4545a38e2",
    "metadata": {},
    "name": "CategoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
