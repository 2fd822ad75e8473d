/**
 * @generated SignedSource<<2a0147a1da9905b1d50a3585992771ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundMembers_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileListItem_profile">;
  };
  readonly promoted: boolean;
  readonly " $fragmentType": "FoundMembers_edges";
}>;
export type FoundMembers_edges$key = ReadonlyArray<{
  readonly " $data"?: FoundMembers_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundMembers_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FoundMembers_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promoted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
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
          "name": "ProfileListItem_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchResultEdge",
  "abstractKey": null
};

(node as any).hash = "8b8a6ec942e48432ddbd7f2052ed6871";

export default node;
