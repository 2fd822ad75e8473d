/**
 * @generated SignedSource<<7a43b1c9e40fb035bd6a6f5aa159ecce>>
 * @relayHash ea27d4f8c51b563d209ee5378c4fb572
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8211ba13e4540426bff2b55de20c56bf75352f5fb6ef5aaa3d36e3aa8cfbc74b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopFollowersScreenQuery } from './TopFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8211ba13e4540426bff2b55de20c56bf75352f5fb6ef5aaa3d36e3aa8cfbc74b",
    "metadata": {},
    "name": "TopFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
