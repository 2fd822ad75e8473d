/**
 * @generated SignedSource<<e1e8d8281d20b9192e31a95fef599b4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileListItem_profile$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile" | "ProfileDetails_profile">;
  readonly " $fragmentType": "ProfileListItem_profile";
};
export type ProfileListItem_profile$key = {
  readonly " $data"?: ProfileListItem_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileListItem_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileListItem_profile",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileCard_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileDetails_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "c34a1e766c00b431cf0f24a6a8dd23d3";

export default node;
