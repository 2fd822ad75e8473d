/**
 * @generated SignedSource<<800e06a1048fa4a50058b98d73109473>>
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
  readonly name: string;
  readonly " $fragmentType": "ConversationPane_conversation";
};
export type ConversationPane_conversation$key = {
  readonly " $data"?: ConversationPane_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPane_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationPane_conversation",
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
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "ab0161fa49cf0fb2b6f303236578a460";

export default node;
