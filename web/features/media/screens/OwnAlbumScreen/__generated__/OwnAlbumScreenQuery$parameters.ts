/**
 * @generated SignedSource<<6bcb0446ef7fa5c4d041be0ae1805ccd>>
 * @relayHash a940de1fcc6819d8a9cac9003c2e15e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccf637ce8412aafea0ab10299ba4261fe316c733c7e6b16b91e3418e44c07217

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumScreenQuery } from './OwnAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccf637ce8412aafea0ab10299ba4261fe316c733c7e6b16b91e3418e44c07217",
    "metadata": {},
    "name": "OwnAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
