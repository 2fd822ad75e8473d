/**
 * @generated SignedSource<<859f25433c162297c730aabc7325fb33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationKind = "EVENT" | "GROUP_CHAT" | "LODGE" | "NORMAL" | "SYSTEM";
export type WriteRefusal = "GONE" | "LEFT" | "NOTHING_TO_ANSWER" | "NO_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type useVideoCalls_conversation$data = {
  readonly id: string;
  readonly kind: ConversationKind;
  readonly otherHasAllowedVideoCalls: boolean;
  readonly viewerHasAllowedVideoCalls: boolean;
  readonly writeRefusal: WriteRefusal | null | undefined;
  readonly " $fragmentType": "useVideoCalls_conversation";
};
export type useVideoCalls_conversation$key = {
  readonly " $data"?: useVideoCalls_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVideoCalls_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useVideoCalls_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "writeRefusal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasAllowedVideoCalls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherHasAllowedVideoCalls",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "1b4ebb3b9f515e8239037e1c9c6a5c21";

export default node;
