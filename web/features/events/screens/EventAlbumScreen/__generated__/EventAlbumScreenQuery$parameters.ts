/**
 * @generated SignedSource<<cf001c6824605be2b97d7c86690ee3c1>>
 * @relayHash 51a2eb099c40b39426a12e7d5717f397
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fd1f510c38f465588d19cf56ac4d2160e81d329cbc5feb1cb2fdae745e76931

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAlbumScreenQuery } from './EventAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fd1f510c38f465588d19cf56ac4d2160e81d329cbc5feb1cb2fdae745e76931",
    "metadata": {},
    "name": "EventAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
