/**
 * @generated SignedSource<<82ff0f4ef683ab1f71f733caab002381>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenConversation_conversation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPane_conversation" | "useConversationActions_conversation">;
  readonly " $fragmentType": "OpenConversation_conversation";
};
export type OpenConversation_conversation$key = {
  readonly " $data"?: OpenConversation_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenConversation_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenConversation_conversation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationPane_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useConversationActions_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "6ad5cd6aebe79a58684abc4823a1dba3";

export default node;
