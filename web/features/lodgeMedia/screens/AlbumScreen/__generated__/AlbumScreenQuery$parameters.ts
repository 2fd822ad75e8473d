/**
 * @generated SignedSource<<57b57c0c6e915546b704d46a3e785e37>>
 * @relayHash 135a550623d798f95cef46390545e7b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f703ba1811d01e597bf334c28299ebfb440d800220c94f92c680a8c80485c3d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumScreenQuery } from './AlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f703ba1811d01e597bf334c28299ebfb440d800220c94f92c680a8c80485c3d0",
    "metadata": {},
    "name": "AlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
