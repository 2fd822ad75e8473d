/**
 * @generated SignedSource<<a088ec4140473b0cab73c34eba32dadc>>
 * @relayHash 75de38007c4b116211bc53ec7ef37e91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df9c6431db4e2c05f8c02b30c86da749fd9c44c9292495660c00591227b50276

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumGridTestQuery } from './AlbumGridTestQuery.graphql';

const node: PreloadableConcreteRequest<AlbumGridTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df9c6431db4e2c05f8c02b30c86da749fd9c44c9292495660c00591227b50276",
    "metadata": {},
    "name": "AlbumGridTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
