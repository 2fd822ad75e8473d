/**
 * @generated SignedSource<<68e7c676b70d7f258bba46aaca49db3c>>
 * @relayHash 8eafc177eb1981395dca87e2521f650c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e6a82770d489f771c5075f92655a870123f4e456cc2b00eb8c750936c5716b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LikeButtonTestQuery } from './LikeButtonTestQuery.graphql';

const node: PreloadableConcreteRequest<LikeButtonTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e6a82770d489f771c5075f92655a870123f4e456cc2b00eb8c750936c5716b4",
    "metadata": {},
    "name": "LikeButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
