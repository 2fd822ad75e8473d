/**
 * @generated SignedSource<<ac59486a5c7559d00360fd31d901b552>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DebateEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type useSaveTopic_saved$data = {
  readonly entryId: string;
  readonly revision: number;
  readonly savedAt: string;
  readonly status: DebateEntryStatus;
  readonly " $fragmentType": "useSaveTopic_saved";
};
export type useSaveTopic_saved$key = {
  readonly " $data"?: useSaveTopic_saved$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveTopic_saved">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSaveTopic_saved",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "SavedDebateEntry",
  "abstractKey": null
};

(node as any).hash = "a3187d25a6105334422f055ad760963d";

export default node;
