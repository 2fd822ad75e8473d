/**
 * @generated SignedSource<<22c1a9fc3794cc274b68714569d620a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagChooser_tags$data = ReadonlyArray<{
  readonly count: number;
  readonly legacyId: number;
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

(node as any).hash = "2d4dffdba3f63c88b4d79b9476f02539";

export default node;
