/**
 * @generated SignedSource<<c2a72d877b6387e6ef2ee68eb8502832>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffProfileRow_profile$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"StaffProfileCard_profile">;
  readonly " $fragmentType": "StaffProfileRow_profile";
};
export type StaffProfileRow_profile$key = {
  readonly " $data"?: StaffProfileRow_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffProfileRow_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffProfileRow_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffProfileCard_profile"
    }
  ],
  "type": "StaffProfile",
  "abstractKey": null
};

(node as any).hash = "104b5c1d322d6b4576b64b9d9c5dcd7f";

export default node;
