/**
 * @generated SignedSource<<c5b7f08b30095d03d8b1e8797a4c4ed1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowerRow_edge$data = {
  readonly isNew: boolean;
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  };
  readonly since: string;
  readonly " $fragmentType": "FollowerRow_edge";
};
export type FollowerRow_edge$key = {
  readonly " $data"?: FollowerRow_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowerRow_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowerRow_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNew",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileCard_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BlogFollowerEdge",
  "abstractKey": null
};

(node as any).hash = "d504e56a4354cbe0de244433e31d82f8";

export default node;
