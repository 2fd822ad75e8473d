/**
 * @generated SignedSource<<d3b3546f266b8c7c37978d687bfb4906>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeList_lodges$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeCard_lodge">;
  readonly " $fragmentType": "LodgeList_lodges";
}>;
export type LodgeList_lodges$key = ReadonlyArray<{
  readonly " $data"?: LodgeList_lodges$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeList_lodges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LodgeList_lodges",
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
      "name": "LodgeCard_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "99a3c19b3f29e70b5147b46e813a1e1d";

export default node;
