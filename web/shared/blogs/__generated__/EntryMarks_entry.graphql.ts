/**
 * @generated SignedSource<<9b562e99fb2d77d0e07ffbaab847ee0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Audience = "COUPLES" | "MEN" | "TRANSSEXUALS" | "WOMEN";
export type BlogEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type EntryMarks_entry$data = {
  readonly audience: ReadonlyArray<Audience>;
  readonly hasUnpublishedChanges: boolean;
  readonly isCurated: boolean;
  readonly isDark: boolean;
  readonly status: BlogEntryStatus;
  readonly " $fragmentType": "EntryMarks_entry";
};
export type EntryMarks_entry$key = {
  readonly " $data"?: EntryMarks_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryMarks_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryMarks_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasUnpublishedChanges",
      "storageKey": null
    }
  ],
  "type": "BlogEntry",
  "abstractKey": null
};

(node as any).hash = "733d57858d4970cd729a6aa2d910d40f";

export default node;
