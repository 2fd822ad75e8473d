/**
 * @generated SignedSource<<400a6e832e796d619e5d3df751bb7074>>
 * @relayHash 702374bd6ad2d694d65ef66828a9f22d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a3ef7cec434f56c2cf05cbc9c3cb1ec9774ed48ecfe4e07b34c66e615016127

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllMembersScreenQuery } from './AllMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a3ef7cec434f56c2cf05cbc9c3cb1ec9774ed48ecfe4e07b34c66e615016127",
    "metadata": {},
    "name": "AllMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
