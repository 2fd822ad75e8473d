/**
 * @generated SignedSource<<0c96a403ba1fb5f06f8f4d5ea49835a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationKind = "EVENT" | "GROUP_CHAT" | "LODGE" | "NORMAL" | "SYSTEM";
import type { FragmentRefs } from "relay-runtime";
export type useConversationActions_conversation$data = {
  readonly id: string;
  readonly kind: ConversationKind;
  readonly lastMessage: {
    readonly id: string;
  } | null | undefined;
  readonly legacyId: number;
  readonly memberCount: number;
  readonly name: string;
  readonly other: {
    readonly id: string;
  } | null | undefined;
  readonly unreadCount: number;
  readonly viewerHasPinned: boolean;
  readonly viewerIsOwner: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ReportConversationDialog_conversation">;
  readonly " $fragmentType": "useConversationActions_conversation";
};
export type useConversationActions_conversation$key = {
  readonly " $data"?: useConversationActions_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConversationActions_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useConversationActions_conversation",
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
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "memberCount",
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
      "name": "viewerHasPinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "lastMessage",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportConversationDialog_conversation"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "other",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "536e19cb86921d575763cb7f36b55942";

export default node;
