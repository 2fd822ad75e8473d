/**
 * @generated SignedSource<<33bdb0daf51fa3e3fba73dbbea793b01>>
 * @relayHash 51c04c61d102fa7108d1a4cd8bd4fa45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf83257b8dc79c56c586aca2ea5d66766532393c3a92abb9fc717fd1e90f72e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumsScreenQuery } from './OwnAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf83257b8dc79c56c586aca2ea5d66766532393c3a92abb9fc717fd1e90f72e8",
    "metadata": {},
    "name": "OwnAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
