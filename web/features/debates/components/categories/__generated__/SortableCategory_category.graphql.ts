/**
 * @generated SignedSource<<bb62aad26d331fd1d38f4245957f26ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortableCategory_category$data = {
  readonly description: string;
  readonly entryCount: number;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "SortableCategory_category";
};
export type SortableCategory_category$key = {
  readonly " $data"?: SortableCategory_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"SortableCategory_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SortableCategory_category",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
      "storageKey": null
    }
  ],
  "type": "DebateCategory",
  "abstractKey": null
};

(node as any).hash = "3a5641a0eb5173bc2e9c779c57467439";

export default node;
