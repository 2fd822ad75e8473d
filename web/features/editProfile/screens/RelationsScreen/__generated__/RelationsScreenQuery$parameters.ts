/**
 * @generated SignedSource<<0558f21a023d52cd58570bcecb11fb78>>
 * @relayHash 5dffd0a874933ad38b7b81dfaa1c14da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 135be2e95e33e7cedc0574d62b3521e4a87a77a00c5ad175b7fa8ddeab14afa8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RelationsScreenQuery } from './RelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "135be2e95e33e7cedc0574d62b3521e4a87a77a00c5ad175b7fa8ddeab14afa8",
    "metadata": {},
    "name": "RelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
