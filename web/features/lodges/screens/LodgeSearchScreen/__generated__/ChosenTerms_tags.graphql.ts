/**
 * @generated SignedSource<<543a7f29e88bf342564b85ffe080f871>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChosenTerms_tags$data = ReadonlyArray<{
  readonly id?: string;
  readonly name?: string;
  readonly " $fragmentType": "ChosenTerms_tags";
}>;
export type ChosenTerms_tags$key = ReadonlyArray<{
  readonly " $data"?: ChosenTerms_tags$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenTerms_tags">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChosenTerms_tags",
  "selections": [
    {
      "kind": "InlineFragment",
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
        }
      ],
      "type": "LodgeTag",
      "abstractKey": null
    }
  ],
  "type": "Node",
  "abstractKey": "__isNode"
};

(node as any).hash = "9637d949298a6c7d2f268c17a01f6662";

export default node;
