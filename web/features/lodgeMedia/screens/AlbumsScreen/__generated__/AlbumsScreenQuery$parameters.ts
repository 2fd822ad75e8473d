/**
 * @generated SignedSource<<dacd2bb7872b73351c7d85f11062ed69>>
 * @relayHash c9f31b8302e012fb7f1a3c1d71f387ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fccb0cf164ba2c9d145c694c205b405f77bd8d74d3b88bbed09d0421d329dee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumsScreenQuery } from './AlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fccb0cf164ba2c9d145c694c205b405f77bd8d74d3b88bbed09d0421d329dee",
    "metadata": {},
    "name": "AlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
