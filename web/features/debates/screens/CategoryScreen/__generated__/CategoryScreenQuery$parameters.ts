/**
 * @generated SignedSource<<0e9068f15236f463f554a208f5cec2d8>>
 * @relayHash 08177b6e8b7cd9c19577cf8a198536e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce061a522d305811cd306d85516c5c6831c2e8efc93be093df3f5a7941f0d139

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryScreenQuery } from './CategoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<CategoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce061a522d305811cd306d85516c5c6831c2e8efc93be093df3f5a7941f0d139",
    "metadata": {},
    "name": "CategoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
