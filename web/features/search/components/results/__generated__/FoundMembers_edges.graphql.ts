/**
 * @generated SignedSource<<cd35800d752e353ee3bd42b998c88e7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundMembers_edges$data = ReadonlyArray<{
  readonly isPromoted: boolean;
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileListItem_profile">;
  };
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
      "name": "isPromoted",
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

(node as any).hash = "4f6682a232abba1a6b4c5c347567f6bb";

export default node;
