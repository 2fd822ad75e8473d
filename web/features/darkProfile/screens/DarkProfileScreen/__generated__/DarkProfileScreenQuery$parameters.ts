/**
 * @generated SignedSource<<74928e8ce3e374ef614f7e7a7eba7b31>>
 * @relayHash e1be109560fd8e9555e10f17aa7f7871
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b03d10a11eae7efc6cfa35ce5caec6056037a9003e572936f2e0f66a61b75338

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DarkProfileScreenQuery } from './DarkProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<DarkProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b03d10a11eae7efc6cfa35ce5caec6056037a9003e572936f2e0f66a61b75338",
    "metadata": {},
    "name": "DarkProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
