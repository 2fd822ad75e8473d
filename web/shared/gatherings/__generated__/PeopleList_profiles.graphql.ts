/**
 * @generated SignedSource<<55f838246720c64cade0ad9592780889>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleList_profiles$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  readonly " $fragmentType": "PeopleList_profiles";
}>;
export type PeopleList_profiles$key = ReadonlyArray<{
  readonly " $data"?: PeopleList_profiles$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleList_profiles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PeopleList_profiles",
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
      "name": "ProfileCard_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "80c66603eb1059dd2614609d7c9c78f2";

export default node;
