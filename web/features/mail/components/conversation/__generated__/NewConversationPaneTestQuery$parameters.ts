/**
 * @generated SignedSource<<08d8f73a83c12106e6641db5a92799f0>>
 * @relayHash 9801da0d48d14bb9bf5d55925e4fa3ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c544177bef14fff32a85b97417223460e1c0b9de2d1a7474507f4ea274001acc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewConversationPaneTestQuery } from './NewConversationPaneTestQuery.graphql';

const node: PreloadableConcreteRequest<NewConversationPaneTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c544177bef14fff32a85b97417223460e1c0b9de2d1a7474507f4ea274001acc",
    "metadata": {},
    "name": "NewConversationPaneTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
