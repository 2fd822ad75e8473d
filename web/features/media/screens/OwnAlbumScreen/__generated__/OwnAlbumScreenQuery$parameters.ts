/**
 * @generated SignedSource<<06bcae8a9c7eafaa1a603b2243757911>>
 * @relayHash 7211d0eb53d7623c4a3f4a68e1dbd6d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2043a4c8d0d405d0629e890327c2a75b9c2fde0e5b0c431249408c2c7ba9ac90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumScreenQuery } from './OwnAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2043a4c8d0d405d0629e890327c2a75b9c2fde0e5b0c431249408c2c7ba9ac90",
    "metadata": {},
    "name": "OwnAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
