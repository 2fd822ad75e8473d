/**
 * @generated SignedSource<<987ce178e40990ac6b5c79863f267ce4>>
 * @relayHash aad9ab93514828765440d56bdb296ace
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b81fd753bf0c5792eea2fd3d5a2da6a4b66638d9384f8c4ce228732970aab8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b81fd753bf0c5792eea2fd3d5a2da6a4b66638d9384f8c4ce228732970aab8a",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
