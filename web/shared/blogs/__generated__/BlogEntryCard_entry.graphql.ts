/**
 * @generated SignedSource<<ebeffcc468a22ad802498c4a66e806b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlogEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type BlogEntryCard_entry$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"EntryByline_author">;
  };
  readonly cover: {
    readonly __typename: string;
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly excerpt: string;
  readonly id: string;
  readonly legacyId: number;
  readonly slug: string;
  readonly status: BlogEntryStatus;
  readonly tags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"EntryCounts_entry" | "EntryMarks_entry" | "EntryWhen_entry" | "useEntryActions_entry">;
  readonly " $fragmentType": "BlogEntryCard_entry";
};
export type BlogEntryCard_entry$key = {
  readonly " $data"?: BlogEntryCard_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlogEntryCard_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlogEntryCard_entry",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
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
      "concreteType": "BlogTag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePictureSource_picture"
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "EntryByline_author"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryMarks_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryWhen_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryCounts_entry"
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
})();

(node as any).hash = "2971956a51265a83a5f65b36b59131e0";

export default node;
