/**
 * @generated SignedSource<<a5caa95519ee34f697803a4e441e76b7>>
 * @relayHash 0732524f26a49468f700e80c81ecf11b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cad7371df004ccbbd16a7ac21fdce7f75cc7423ecbde9d8ee555ba1a092343e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cad7371df004ccbbd16a7ac21fdce7f75cc7423ecbde9d8ee555ba1a092343e",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
