/**
 * @generated SignedSource<<105d708356b133657a1bf670348333e8>>
 * @relayHash 3f530bc49c60ccf9ea8d2ceaacd41b20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b53ac996da620949b01ad3addab2b51a2c0ee1969c1b1f6f91bf266857949f7e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumScreenQuery } from './AlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b53ac996da620949b01ad3addab2b51a2c0ee1969c1b1f6f91bf266857949f7e",
    "metadata": {},
    "name": "AlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
