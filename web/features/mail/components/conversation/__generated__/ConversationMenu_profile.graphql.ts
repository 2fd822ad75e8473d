/**
 * @generated SignedSource<<4150133c88c4f6810bd6c7f385c6c700>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationMenu_profile$data = {
  readonly legacyId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useMemberActions_profile">;
  readonly " $fragmentType": "ConversationMenu_profile";
};
export type ConversationMenu_profile$key = {
  readonly " $data"?: ConversationMenu_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationMenu_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationMenu_profile",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMemberActions_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "fb4fe91c585f96986a86282d9f33c140";

export default node;
