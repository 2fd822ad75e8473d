/**
 * @generated SignedSource<<585004a1ebc68db0ccc881e1bf238203>>
 * @relayHash 3f92500c3b6c697c993a7f02a1288374
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab82f981c3b99a4b67311f634202016c21d9a5d9e267a63a666f1053c6e25381

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewConversationPaneTestQuery } from './NewConversationPaneTestQuery.graphql';

const node: PreloadableConcreteRequest<NewConversationPaneTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab82f981c3b99a4b67311f634202016c21d9a5d9e267a63a666f1053c6e25381",
    "metadata": {},
    "name": "NewConversationPaneTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
