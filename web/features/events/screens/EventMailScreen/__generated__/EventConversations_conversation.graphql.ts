/**
 * @generated SignedSource<<c51f0f2b9423bbd472cd94acd8c04322>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventConversations_conversation$data = {
  readonly guest: {
    readonly legacyId: number;
    readonly name: string;
  } | null | undefined;
  readonly lastMessageAt: string;
  readonly legacyId: number;
  readonly name: string;
  readonly unreadCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationFace_conversation" | "useLastLine_conversation">;
  readonly " $fragmentType": "EventConversations_conversation";
};
export type EventConversations_conversation$key = {
  readonly " $data"?: EventConversations_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventConversations_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventConversations_conversation",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "guest",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
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
      "name": "useLastLine_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "2eb4b15be5965036958153491e055404";

export default node;
