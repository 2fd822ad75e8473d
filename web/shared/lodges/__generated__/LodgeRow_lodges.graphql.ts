/**
 * @generated SignedSource<<0e4579246eb169bd5f74d7ca85cf08de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeRow_lodges$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeCard_lodge">;
  readonly " $fragmentType": "LodgeRow_lodges";
}>;
export type LodgeRow_lodges$key = ReadonlyArray<{
  readonly " $data"?: LodgeRow_lodges$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeRow_lodges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LodgeRow_lodges",
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

(node as any).hash = "992f0078fa86021c03300c0a1327d64b";

export default node;
