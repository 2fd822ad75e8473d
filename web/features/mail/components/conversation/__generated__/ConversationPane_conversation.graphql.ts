/**
 * @generated SignedSource<<b622acdc37adf0219bf9adc4a6e7ea22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationPane_conversation$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly " $fragmentSpreads": FragmentRefs<"Composer_conversation" | "ConversationHead_conversation" | "MessageList_conversation" | "useMessages_conversation">;
  readonly " $fragmentType": "ConversationPane_conversation";
};
export type ConversationPane_conversation$key = {
  readonly " $data"?: ConversationPane_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPane_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationPane_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationHead_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageList_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMessages_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Composer_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "ff9e1351c7f7eebc87ea542d8583c22a";

export default node;
