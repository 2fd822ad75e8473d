/**
 * @generated SignedSource<<098fe58b544ce625576ce70c535d709a>>
 * @relayHash 2db81bba9c26410250b1d776b29d245a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8dae2a3256c1f6b4a0a267ea5e45eb988a91d3606e6d1d97d0e0b2df830193d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8dae2a3256c1f6b4a0a267ea5e45eb988a91d3606e6d1d97d0e0b2df830193d",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
