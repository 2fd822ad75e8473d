/**
 * @generated SignedSource<<051a374f26e6000a4f1a58c80a92d101>>
 * @relayHash 62d0c2bc393cd78a8d9205858a6f1804
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3afc214823abc5d67bab0f18184475ef00698438e38c86c20ac6e86d6d78b4e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumHeadTestQuery } from './AlbumHeadTestQuery.graphql';

const node: PreloadableConcreteRequest<AlbumHeadTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3afc214823abc5d67bab0f18184475ef00698438e38c86c20ac6e86d6d78b4e9",
    "metadata": {},
    "name": "AlbumHeadTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
