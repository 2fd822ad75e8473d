/**
 * @generated SignedSource<<eebc081c5b08447b545dbaa62ed5f14f>>
 * @relayHash a9bd3fc2d9127d646c6183e9386782ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 158892f1d55a83b1bf203bfa890f186fb5f236928df80a158e5153410a5ded2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopEntriesScreenQuery } from './TopEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "158892f1d55a83b1bf203bfa890f186fb5f236928df80a158e5153410a5ded2d",
    "metadata": {},
    "name": "TopEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
