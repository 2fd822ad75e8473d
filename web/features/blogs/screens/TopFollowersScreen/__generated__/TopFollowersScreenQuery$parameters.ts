/**
 * @generated SignedSource<<9931ef3ee9b48bfd1317adcc137f5e0b>>
 * @relayHash a586b89fee12db185d62017347adf04c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f5bd6c685f0f78066244b1fbe21f61d05fa6e1faa8d18563c7d4a61451b3163

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopFollowersScreenQuery } from './TopFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f5bd6c685f0f78066244b1fbe21f61d05fa6e1faa8d18563c7d4a61451b3163",
    "metadata": {},
    "name": "TopFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
