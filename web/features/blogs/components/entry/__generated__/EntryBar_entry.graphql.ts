/**
 * @generated SignedSource<<7d63ca1bed1b9b35af65aee8c3430af0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlogEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type EntryBar_entry$data = {
  readonly id: string;
  readonly status: BlogEntryStatus;
  readonly title: string;
  readonly viewerIsAuthor: boolean;
  readonly viewerIsFollowing: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"Likes_item" | "useEntryActions_entry">;
  readonly " $fragmentType": "EntryBar_entry";
};
export type EntryBar_entry$key = {
  readonly " $data"?: EntryBar_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryBar_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryBar_entry",
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
      "name": "title",
      "storageKey": null
    },
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
      "name": "viewerIsAuthor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsFollowing",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Likes_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEntryActions_entry"
    }
  ],
  "type": "BlogEntry",
  "abstractKey": null
};

(node as any).hash = "2acbed4a2799904b9dc847a456c4df6c";

export default node;
