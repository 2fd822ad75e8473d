/**
 * @generated SignedSource<<b81992baf83f37911059f90a7742fcc5>>
 * @relayHash d9c80ec10faafefc14fd099c1c780e45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4600848d09142834d2c9ec5b7783ee60b0f988db4006fc498451bf939c1041e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4600848d09142834d2c9ec5b7783ee60b0f988db4006fc498451bf939c1041e1",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
