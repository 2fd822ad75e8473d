/**
 * @generated SignedSource<<e2db3d7b2ac5fb0fa2ab9a6ca16b90a4>>
 * @relayHash cb585acc3d0cfaf10f912a38c02f8a6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99971ad8b2cfa6468c1206a5c25880847507da8369b1cb385244dc7d973c6d69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnMediaScreenQuery } from './OwnMediaScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnMediaScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99971ad8b2cfa6468c1206a5c25880847507da8369b1cb385244dc7d973c6d69",
    "metadata": {},
    "name": "OwnMediaScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
