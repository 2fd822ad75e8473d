/**
 * @generated SignedSource<<bf0bf224f7b12455083a8e24caa8d284>>
 * @relayHash 847934a5e73762492c9532023cf183c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f974adee39dcb05f86b3d5d6c69b67d885de3d64e6fc4318483ebf50a017a463

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLodgesScreenQuery } from './MyLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f974adee39dcb05f86b3d5d6c69b67d885de3d64e6fc4318483ebf50a017a463",
    "metadata": {},
    "name": "MyLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
