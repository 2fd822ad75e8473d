/**
 * @generated SignedSource<<fd4a7a21c339e13c597d4038f63b713e>>
 * @relayHash a58d4ddca1771edbcaf8f3dd212d9bf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e1b5419c48c3909a9ef9ff6ca9f13fd3ae4585e496fb59b64025959c3a644ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockedScreenQuery } from './BlockedScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e1b5419c48c3909a9ef9ff6ca9f13fd3ae4585e496fb59b64025959c3a644ce",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
