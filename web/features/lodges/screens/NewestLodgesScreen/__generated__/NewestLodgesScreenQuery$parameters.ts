/**
 * @generated SignedSource<<34f46d4dbc87ecda9b063906b3db376a>>
 * @relayHash e92fa2d294dd8ba8d6ba44a0b1d7781f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e2176c27d85477b977789b5b4e651168da27a3fc370a08b9b887404d95fc3d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewestLodgesScreenQuery } from './NewestLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewestLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e2176c27d85477b977789b5b4e651168da27a3fc370a08b9b887404d95fc3d3",
    "metadata": {},
    "name": "NewestLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
