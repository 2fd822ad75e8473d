/**
 * @generated SignedSource<<9f7de2c172fcd5c91e599f04c3630dd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlogEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type EntryCounts_entry$data = {
  readonly commentCount: number;
  readonly likeCount: number | null | undefined;
  readonly newCommentCount: number;
  readonly readCount: number;
  readonly status: BlogEntryStatus;
  readonly " $fragmentType": "EntryCounts_entry";
};
export type EntryCounts_entry$key = {
  readonly " $data"?: EntryCounts_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryCounts_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryCounts_entry",
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
      "name": "readCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "likeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newCommentCount",
      "storageKey": null
    }
  ],
  "type": "BlogEntry",
  "abstractKey": null
};

(node as any).hash = "8569a8754215c457f1ca42812d1ad000";

export default node;
