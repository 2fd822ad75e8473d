/**
 * @generated SignedSource<<985920cbb8cb20536c3ac26e52a1c88b>>
 * @relayHash 8b8b937b74370ece257a9f4bf438766e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97ba1b5a12042f1cbad223fe3e59be4a0ccb54b161a9a6ec258cef3e99dd05e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversationPaneTestQuery } from './ConversationPaneTestQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97ba1b5a12042f1cbad223fe3e59be4a0ccb54b161a9a6ec258cef3e99dd05e6",
    "metadata": {},
    "name": "ConversationPaneTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
