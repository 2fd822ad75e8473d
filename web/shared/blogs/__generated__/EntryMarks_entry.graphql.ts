/**
 * @generated SignedSource<<21f674c16fcd5113ab8e54403d128dda>>
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
  readonly curated: boolean;
  readonly dark: boolean;
  readonly status: BlogEntryStatus;
  readonly unpublishedChanges: boolean;
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
      "name": "curated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dark",
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
      "name": "unpublishedChanges",
      "storageKey": null
    }
  ],
  "type": "BlogEntry",
  "abstractKey": null
};

(node as any).hash = "4f8b6b59de6597aa7a69efc0b3bd0459";

export default node;
