/**
 * @generated SignedSource<<baacb3fd485d5c471d6e31a72bde839f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KinkList_kinks$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"KinkRow_kink">;
  readonly " $fragmentType": "KinkList_kinks";
}>;
export type KinkList_kinks$key = ReadonlyArray<{
  readonly " $data"?: KinkList_kinks$data;
  readonly " $fragmentSpreads": FragmentRefs<"KinkList_kinks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "KinkList_kinks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KinkRow_kink"
    }
  ],
  "type": "Kink",
  "abstractKey": null
};

(node as any).hash = "a37ccf1ca635cc5861040a7ed33bb9d7";

export default node;
