/**
 * @generated SignedSource<<8e38689d175988f13f0790848923ca47>>
 * @relayHash eed4122c620fe3c1f9ecb58871f09c8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 635414f7df5f16c0f7799dc898664c6c248a60ebe08610f155ab3fdeae750c3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumScreenQuery } from './OwnAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "635414f7df5f16c0f7799dc898664c6c248a60ebe08610f155ab3fdeae750c3c",
    "metadata": {},
    "name": "OwnAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
