/**
 * @generated SignedSource<<ef206f35336e8f6378df6434914b4d86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedSearchView_search$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedSearch_search">;
  readonly " $fragmentType": "SavedSearchView_search";
};
export type SavedSearchView_search$key = {
  readonly " $data"?: SavedSearchView_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSearchView_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedSearchView_search",
  "selections": [
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
      "name": "useSavedSearch_search"
    }
  ],
  "type": "SavedSearch",
  "abstractKey": null
};

(node as any).hash = "e8e0274d6b1aa239587aefa8431f7b9a";

export default node;
