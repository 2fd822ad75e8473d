/**
 * @generated SignedSource<<34395b6fd87003495c68ddc0669231f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileListItem_profile$data = {
  readonly details?: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileDetails_profile">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  readonly " $fragmentType": "ProfileListItem_profile";
};
export type ProfileListItem_profile$key = {
  readonly " $data"?: ProfileListItem_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileListItem_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "detailed"
    }
  ],
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
      "condition": "detailed",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfileDetails_profile"
              }
            ],
            "type": "Profile",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "details"
        }
      ]
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "2ec807c2995fcb3ea612d4f3ea06a638";

export default node;
