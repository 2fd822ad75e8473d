/**
 * @generated SignedSource<<2dde4513b9b29f39d83e80d1f88a7e32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WriteRefusal = "GONE" | "LEFT" | "NOTHING_TO_ANSWER" | "NO_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type LodgeMailScreen_conversation$data = {
  readonly lastMessageAt: string;
  readonly legacyId: number;
  readonly name: string;
  readonly unreadCount: number;
  readonly writeRefusal: WriteRefusal | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationFace_conversation" | "useLastLine_conversation">;
  readonly " $fragmentType": "LodgeMailScreen_conversation";
};
export type LodgeMailScreen_conversation$key = {
  readonly " $data"?: LodgeMailScreen_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeMailScreen_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeMailScreen_conversation",
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
      "name": "name",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeRefusal",
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

(node as any).hash = "26d68accbc4ea127a1a621c3f74de4c9";

export default node;
