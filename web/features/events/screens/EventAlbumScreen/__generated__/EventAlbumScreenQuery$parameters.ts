/**
 * @generated SignedSource<<3a263e9e9102a15d20774deddf23da8e>>
 * @relayHash 0a0aba6e70a12ee18b8d3964446e234b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a4aa94deffdc3245440befe62d6f2cb243b9db2cf2df4be9d1f4d6048e7903d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAlbumScreenQuery } from './EventAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a4aa94deffdc3245440befe62d6f2cb243b9db2cf2df4be9d1f4d6048e7903d",
    "metadata": {},
    "name": "EventAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
