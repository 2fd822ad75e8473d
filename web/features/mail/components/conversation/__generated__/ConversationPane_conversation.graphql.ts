/**
 * @generated SignedSource<<6d13e3ac58181b7f462ff6ddcc73d5e1>>
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
  readonly other: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Composer_conversation" | "ConversationHead_conversation" | "MessageList_conversation" | "useMessages_conversation">;
  readonly " $fragmentType": "ConversationPane_conversation";
};
export type ConversationPane_conversation$key = {
  readonly " $data"?: ConversationPane_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPane_conversation">;
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
  "name": "ConversationPane_conversation",
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
})();

(node as any).hash = "8c390e582f75a8d1b9884dc500eb013d";

export default node;
