/**
 * @generated SignedSource<<a1e7fb2f2a2e359a6bdff40a315ed4c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagChooser_tags$data = ReadonlyArray<{
  readonly count: number;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "TagChooser_tags";
}>;
export type TagChooser_tags$key = ReadonlyArray<{
  readonly " $data"?: TagChooser_tags$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagChooser_tags">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TagChooser_tags",
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
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "e23e6910e9d5d23932671c7ab938094e";

export default node;
