/**
 * @generated SignedSource<<1220b1ff031cef7db2061615d7dbcf0c>>
 * @relayHash 77b7385f3a2f1bbba35b3fa1a3780bb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aacee3bc4d719bc8c4d4d235ab28c1281f896ff9c8fc02e3cb7fbada18e40d84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumScreenQuery } from './OwnAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aacee3bc4d719bc8c4d4d235ab28c1281f896ff9c8fc02e3cb7fbada18e40d84",
    "metadata": {},
    "name": "OwnAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
