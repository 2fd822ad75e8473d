/**
 * @generated SignedSource<<bae0539517e9839a3e5e709d4da2c38b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedSearchRow_search$data = {
  readonly legacyId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedSearch_search">;
  readonly " $fragmentType": "SavedSearchRow_search";
};
export type SavedSearchRow_search$key = {
  readonly " $data"?: SavedSearchRow_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSearchRow_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedSearchRow_search",
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
      "name": "useSavedSearch_search"
    }
  ],
  "type": "SavedSearch",
  "abstractKey": null
};

(node as any).hash = "3dfb0a6c652fac49d73b4e230b5a4ba8";

export default node;
