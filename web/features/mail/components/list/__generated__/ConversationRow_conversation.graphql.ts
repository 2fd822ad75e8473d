/**
 * @generated SignedSource<<61bd3e5db28127c243f1af403ede5942>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationRow_conversation$data = {
  readonly id: string;
  readonly lastMessageAt: string;
  readonly legacyId: number;
  readonly other: {
    readonly id: string;
  } | null | undefined;
  readonly unreadCount: number;
  readonly viewerHasPinned: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationFace_conversation" | "useConversationActions_conversation" | "useConversationName_conversation" | "useLastLine_conversation">;
  readonly " $fragmentType": "ConversationRow_conversation";
};
export type ConversationRow_conversation$key = {
  readonly " $data"?: ConversationRow_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationRow_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationRow_conversation",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "other",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasPinned",
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
})();

(node as any).hash = "8d8f25845a52de865785fe894c131efd";

export default node;
