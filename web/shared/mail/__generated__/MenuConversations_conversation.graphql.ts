/**
 * @generated SignedSource<<dd725a8ea46a423ca87e1a94879a0574>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuConversations_conversation$data = {
  readonly lastMessageAt: string;
  readonly legacyId: number;
  readonly unreadCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationFace_conversation" | "useConversationName_conversation" | "useLastLine_conversation">;
  readonly " $fragmentType": "MenuConversations_conversation";
};
export type MenuConversations_conversation$key = {
  readonly " $data"?: MenuConversations_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuConversations_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuConversations_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastMessageAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationFace_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useConversationName_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLastLine_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "b6d60605a47c43aa8711c3a99c7637e7";

export default node;
