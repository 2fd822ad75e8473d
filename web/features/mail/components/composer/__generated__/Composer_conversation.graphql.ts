/**
 * @generated SignedSource<<40d64894b0eb2782032f89834ae7d737>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WriteRefusal = "GONE" | "LEFT" | "NOTHING_TO_ANSWER" | "NO_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type Composer_conversation$data = {
  readonly id: string;
  readonly writeRefusal: WriteRefusal | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useConversationName_conversation">;
  readonly " $fragmentType": "Composer_conversation";
};
export type Composer_conversation$key = {
  readonly " $data"?: Composer_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Composer_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Composer_conversation",
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
      "name": "writeRefusal",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useConversationName_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "3f50152c913e7d880b6f3caabda09ec0";

export default node;
