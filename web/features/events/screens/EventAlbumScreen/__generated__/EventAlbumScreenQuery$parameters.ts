/**
 * @generated SignedSource<<b04b10084b869fb2dafb5fefa23bccaa>>
 * @relayHash 5609af95dc04cdd4b5f9caa3c5dba8d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd54530b47bc627cd5aacd34617b6d9490ba2fc380070085c21e239a4c7ed1f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAlbumScreenQuery } from './EventAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd54530b47bc627cd5aacd34617b6d9490ba2fc380070085c21e239a4c7ed1f4",
    "metadata": {},
    "name": "EventAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
