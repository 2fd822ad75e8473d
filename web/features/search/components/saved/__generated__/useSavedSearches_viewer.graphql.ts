/**
 * @generated SignedSource<<260f658eaddcd5726a7d5f074c2b2961>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSavedSearches_viewer$data = {
  readonly savedSearches: ReadonlyArray<{
    readonly id: string;
    readonly legacyId: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"RenameSearchSheet_search" | "SavedSearchRow_search">;
  }> | null | undefined;
  readonly " $fragmentType": "useSavedSearches_viewer";
};
export type useSavedSearches_viewer$key = {
  readonly " $data"?: useSavedSearches_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedSearches_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSavedSearches_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedSearch",
      "kind": "LinkedField",
      "name": "savedSearches",
      "plural": true,
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SavedSearchRow_search"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RenameSearchSheet_search"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b09ef9b91435725da448bb6c8b165e8a";

export default node;
