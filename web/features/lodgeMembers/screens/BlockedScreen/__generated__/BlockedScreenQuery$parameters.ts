/**
 * @generated SignedSource<<db0167f6d6d4ee1038303e7e0638480c>>
 * @relayHash 8bb40f1657bf26bb7d564e66689b7354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cb8cfd7c3d685d61dc773496cb797ce8e04ec52f1089c28f40f26cbcec8adf8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockedScreenQuery } from './BlockedScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cb8cfd7c3d685d61dc773496cb797ce8e04ec52f1089c28f40f26cbcec8adf8",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
