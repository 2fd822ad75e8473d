/**
 * @generated SignedSource<<59ad1cb4dc0d2f3223e9b0ec972bc299>>
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
  readonly memberCount: number;
  readonly other: {
    readonly legacyId: number;
    readonly online: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ConversationMenu_profile">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationFace_conversation" | "useConversationName_conversation" | "useVideoCalls_conversation">;
  readonly " $fragmentType": "ConversationHead_conversation";
};
export type ConversationHead_conversation$key = {
  readonly " $data"?: ConversationHead_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationHead_conversation">;
};

const node: ReaderFragment = {
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
          "name": "online",
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

(node as any).hash = "749fff35d030536eae0f704c8bfeeaae";

export default node;
