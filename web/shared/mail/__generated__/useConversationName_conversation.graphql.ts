/**
 * @generated SignedSource<<7ca8257c7f81e38cd8ee955f80bc6315>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useConversationName_conversation$data = {
  readonly name: string;
  readonly " $fragmentType": "useConversationName_conversation";
};
export type useConversationName_conversation$key = {
  readonly " $data"?: useConversationName_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConversationName_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useConversationName_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "a5b1c2c658709f03fb99e21ee66dd841";

export default node;
