/**
 * @generated SignedSource<<1a69ac5eef7d87b8eb9143a6b8331c01>>
 * @relayHash a7bf9860e89b3173df78cc84633e65d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ce584d00e1086ee3095c84f9b3e0134b3f2a94abb85d86d8d90c3e953bf520a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumScreenQuery } from './OwnAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ce584d00e1086ee3095c84f9b3e0134b3f2a94abb85d86d8d90c3e953bf520a",
    "metadata": {},
    "name": "OwnAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
