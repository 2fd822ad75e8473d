/**
 * @generated SignedSource<<9e2ddad3db7d5640a76d2341af5d8a08>>
 * @relayHash dcaa7a839f8c4dc7e55d3d4a086c4a04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1796745e6f0b040390deca5588e01aaf4ea9594e152d8ed594f8dde7cb5eaf83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileRelationsScreenQuery } from './ProfileRelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1796745e6f0b040390deca5588e01aaf4ea9594e152d8ed594f8dde7cb5eaf83",
    "metadata": {},
    "name": "ProfileRelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
