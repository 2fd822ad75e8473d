/**
 * @generated SignedSource<<d4e3429a811c4d08dde8c41ab573a193>>
 * @relayHash 39ee341f949e648b7b251bce136d8a22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 709b77415547093fb55d673c6ce4e9b7b81f3dabe67c0d3717171120a11c1023

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PicturesScreenQuery } from './PicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "709b77415547093fb55d673c6ce4e9b7b81f3dabe67c0d3717171120a11c1023",
    "metadata": {},
    "name": "PicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
