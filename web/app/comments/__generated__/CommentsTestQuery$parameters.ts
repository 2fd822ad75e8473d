/**
 * @generated SignedSource<<14860f1d564223b1efc60d5d6ed25bdf>>
 * @relayHash 7b940224b162571a0b1ba6c90f6ca44b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c614665f0ba25846aea1eae16a5122ead178ea90a1a20964b823a646af8df04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentsTestQuery } from './CommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<CommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c614665f0ba25846aea1eae16a5122ead178ea90a1a20964b823a646af8df04",
    "metadata": {},
    "name": "CommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
