/**
 * @generated SignedSource<<74fdf7b06f0abe9bf58b86fd5e14fd0d>>
 * @relayHash 719edf9f6ea15f1ff7d03a8e58955355
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c389882e87fd899238518baef0bf952498042d09d1cb561ee64be459a95bfd65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c389882e87fd899238518baef0bf952498042d09d1cb561ee64be459a95bfd65",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
