/**
 * @generated SignedSource<<9ed051a0cf9b7db188787ffa8976e068>>
 * @relayHash 022575922eb0570065d4b0df476e7dc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d9cec78b61641dd11c6103b6f8d77dc7cbe16ef3eb41f7cf7726a6e6a6635dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d9cec78b61641dd11c6103b6f8d77dc7cbe16ef3eb41f7cf7726a6e6a6635dd",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
