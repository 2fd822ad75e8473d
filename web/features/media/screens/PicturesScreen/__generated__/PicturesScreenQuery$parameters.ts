/**
 * @generated SignedSource<<5fed13ea5590acd61aff9e12253ca6bc>>
 * @relayHash d5b5fc9dfc6ddac4cb29b527cfc2926f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c21343884de306445160db5122c586699d8a4640a7368ffe79c7b28276ffdcff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PicturesScreenQuery } from './PicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c21343884de306445160db5122c586699d8a4640a7368ffe79c7b28276ffdcff",
    "metadata": {},
    "name": "PicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
