/**
 * @generated SignedSource<<c51f89e82d36ae6daffb4be6929aa9fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationKind = "EVENT" | "GROUP_CHAT" | "LODGE" | "NORMAL" | "SYSTEM";
import type { FragmentRefs } from "relay-runtime";
export type ConversationFace_conversation$data = {
  readonly kind: ConversationKind;
  readonly newestMembers: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ConversationFace_profile">;
  }>;
  readonly other: {
    readonly " $fragmentSpreads": FragmentRefs<"ConversationFace_profile">;
  } | null | undefined;
  readonly " $fragmentType": "ConversationFace_conversation";
};
export type ConversationFace_conversation$key = {
  readonly " $data"?: ConversationFace_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationFace_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ConversationFace_profile"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationFace_conversation",
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
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "newestMembers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "6b2f9f5b2917028853c53f36641ba919";

export default node;
