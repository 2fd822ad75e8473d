/**
 * @generated SignedSource<<b37f9ef66e8991ad3ad0a8733dbda5c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleSection_profile$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  readonly " $fragmentType": "PeopleSection_profile";
};
export type PeopleSection_profile$key = {
  readonly " $data"?: PeopleSection_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleSection_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleSection_profile",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileCard_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "0ba97f6779a514a9b4a4fe72dfac98d9";

export default node;
