/**
 * @generated SignedSource<<7b9881f28c48523aa685ec53f3283c65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemovablePerson_profile$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  readonly " $fragmentType": "RemovablePerson_profile";
};
export type RemovablePerson_profile$key = {
  readonly " $data"?: RemovablePerson_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemovablePerson_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemovablePerson_profile",
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
      "name": "ProfileLink_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "19180ebe3b850e308378b6b38f981f2a";

export default node;
