/**
 * @generated SignedSource<<8b0b5eaff666dc00b793ee9a59658cc1>>
 * @relayHash 2014d901a94c66b248d7cb71c306fb22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1621f0252276b57f2f68209c3d4046c83bb1120382585099d5e5d2c16017e0f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteNewsScreenQuery } from './WriteNewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteNewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1621f0252276b57f2f68209c3d4046c83bb1120382585099d5e5d2c16017e0f3",
    "metadata": {},
    "name": "WriteNewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
