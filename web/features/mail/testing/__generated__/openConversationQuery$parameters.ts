/**
 * @generated SignedSource<<f59530373db7b7cfa4f8d9cf82825f67>>
 * @relayHash b5bf2266220585cab65ed7266566e17a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 135adb5b9f9516631d1bc4ad39c60ccdd061be214e28e7a07bbad04f4142252f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "135adb5b9f9516631d1bc4ad39c60ccdd061be214e28e7a07bbad04f4142252f",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
