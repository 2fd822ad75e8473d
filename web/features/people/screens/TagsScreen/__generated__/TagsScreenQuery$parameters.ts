/**
 * @generated SignedSource<<d03a2bcff5aeafd1f367bf6dc3a9dd21>>
 * @relayHash bdfeb12fc5b286e5ba2a32f95556ad91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c80d50bbc8da9ce5643783add42e75a6860236bf2fb0701179f52b94abe53234

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagsScreenQuery } from './TagsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TagsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c80d50bbc8da9ce5643783add42e75a6860236bf2fb0701179f52b94abe53234",
    "metadata": {},
    "name": "TagsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
