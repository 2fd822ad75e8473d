/**
 * @generated SignedSource<<9efe018b9a95d4bea0a9641be9ceb674>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlogEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type EntryHead_entry$data = {
  readonly author: {
    readonly entryCount: number;
    readonly followerCount: number;
    readonly legacyId: number;
    readonly " $fragmentSpreads": FragmentRefs<"EntryByline_author" | "FollowAuthorButton_author">;
  };
  readonly editedAt: string | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly readCount: number;
  readonly readMinutes: number;
  readonly status: BlogEntryStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"EntryMarks_entry">;
  readonly " $fragmentType": "EntryHead_entry";
};
export type EntryHead_entry$key = {
  readonly " $data"?: EntryHead_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryHead_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryHead_entry",
  "selections": [
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
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readMinutes",
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
      "concreteType": "BlogAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
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
          "name": "entryCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "followerCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EntryByline_author"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FollowAuthorButton_author"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryMarks_entry"
    }
  ],
  "type": "BlogEntry",
  "abstractKey": null
};

(node as any).hash = "f8127edac0528216de7c83afca6660bb";

export default node;
