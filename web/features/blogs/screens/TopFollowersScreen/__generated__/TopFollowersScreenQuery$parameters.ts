/**
 * @generated SignedSource<<78489952c2226fd18a07d42a2123257c>>
 * @relayHash e0145265b339757772b6308dd3c97d37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9d0b2f8fbe88a5c877a550b866f73c19aa3ecd91875c1602805df031c3881cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopFollowersScreenQuery } from './TopFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9d0b2f8fbe88a5c877a550b866f73c19aa3ecd91875c1602805df031c3881cd",
    "metadata": {},
    "name": "TopFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
