/**
 * @generated SignedSource<<9d5179db646ec336bf7f8aa0b9be4fe8>>
 * @relayHash 7b4f6245ab952465996ad0c98bc6917c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bff90b76027937a2d3f3aa82987e25398bef253b1b4c1f87285bca3dc0799687

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bff90b76027937a2d3f3aa82987e25398bef253b1b4c1f87285bca3dc0799687",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
