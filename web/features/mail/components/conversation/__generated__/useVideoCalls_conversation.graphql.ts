/**
 * @generated SignedSource<<810b5d762e43398b4a774bb0b8fb9b0e>>
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
  readonly otherAllowsVideoCalls: boolean;
  readonly viewerAllowsVideoCalls: boolean;
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
      "name": "viewerAllowsVideoCalls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherAllowsVideoCalls",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "e94755c75a1546d6771a2b4000d3ebab";

export default node;
