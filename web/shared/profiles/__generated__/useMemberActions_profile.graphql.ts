/**
 * @generated SignedSource<<5722aa0d09543cc364200f737055b287>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMemberActions_profile$data = {
  readonly id: string;
  readonly isFavourite: boolean;
  readonly legacyId: number;
  readonly name: string;
  readonly " $fragmentType": "useMemberActions_profile";
};
export type useMemberActions_profile$key = {
  readonly " $data"?: useMemberActions_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMemberActions_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMemberActions_profile",
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
      "name": "isFavourite",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "d459d831238d78d9f0064ea4b5d001b2";

export default node;
