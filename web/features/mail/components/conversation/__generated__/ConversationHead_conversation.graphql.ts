/**
 * @generated SignedSource<<8fdcc7641fee9145590d8feb533f29a2>>
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

(node as any).hash = "ae0e1730628c36894699952b9f6fadd1";

export default node;
