/**
 * @generated SignedSource<<228d73165c6215424c1568bf431960b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationKind = "EVENT" | "GROUP_CHAT" | "LODGE" | "NORMAL" | "SYSTEM";
import type { FragmentRefs } from "relay-runtime";
export type ConversationHead_conversation$data = {
  readonly kind: ConversationKind;
  readonly lodge: {
    readonly legacyId: number;
  } | null | undefined;
  readonly memberCount: number;
  readonly other: {
    readonly isOnline: boolean;
    readonly legacyId: number;
    readonly " $fragmentSpreads": FragmentRefs<"ConversationMenu_profile">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationFace_conversation" | "useConversationName_conversation" | "useVideoCalls_conversation">;
  readonly " $fragmentType": "ConversationHead_conversation";
};
export type ConversationHead_conversation$key = {
  readonly " $data"?: ConversationHead_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationHead_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationHead_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "other",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOnline",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ConversationMenu_profile"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lodge",
      "kind": "LinkedField",
      "name": "lodge",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
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
      "name": "useConversationName_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useVideoCalls_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "86e7d9ab3b6d651552ed4fa6e1dbafcd";

export default node;
