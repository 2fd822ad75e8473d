/**
 * @generated SignedSource<<2f45f2f0a872926f302a66f9d8a9e4cb>>
 * @relayHash 2d2f440204aac48ff8a762d0ff0ba855
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdc33052575c136eeaea42e80d5d0b8a4c27375f10de446e871e98f4f6a7105c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumScreenQuery } from './OwnAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdc33052575c136eeaea42e80d5d0b8a4c27375f10de446e871e98f4f6a7105c",
    "metadata": {},
    "name": "OwnAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
