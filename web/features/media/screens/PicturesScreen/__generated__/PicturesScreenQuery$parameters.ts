/**
 * @generated SignedSource<<c3fa6e1015a25c3c8aecdb07a92b6385>>
 * @relayHash 019529d0d0b3fabf6654da840a38cca2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80fd7ed2aab4e8cdf77e47c31bfe47730d7fabcc90beb355f00def3b0bdbae92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PicturesScreenQuery } from './PicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80fd7ed2aab4e8cdf77e47c31bfe47730d7fabcc90beb355f00def3b0bdbae92",
    "metadata": {},
    "name": "PicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
