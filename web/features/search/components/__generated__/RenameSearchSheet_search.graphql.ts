/**
 * @generated SignedSource<<578c5633f2131cde55bfd9477e7b6374>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenameSearchSheet_search$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedSearch_search">;
  readonly " $fragmentType": "RenameSearchSheet_search";
};
export type RenameSearchSheet_search$key = {
  readonly " $data"?: RenameSearchSheet_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenameSearchSheet_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenameSearchSheet_search",
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

(node as any).hash = "d3626c25111f92b71676a7a19422aaa9";

export default node;
