/**
 * @generated SignedSource<<862e4a074e6599013a6fde87373de87d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileViewState = "DELETED" | "LOCKED" | "NOT_ON_THIS_SITE" | "QUARANTINED" | "SHOWN" | "YOU_BLACKLISTED" | "YOU_WERE_BLACKLISTED";
import type { FragmentRefs } from "relay-runtime";
export type ProfilePage_view$data = {
  readonly profile: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileBar_profile" | "ProfileTabs_profile" | "useRegisterVisit_profile">;
  } | null | undefined;
  readonly state: ProfileViewState;
  readonly " $fragmentType": "ProfilePage_view";
};
export type ProfilePage_view$key = {
  readonly " $data"?: ProfilePage_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePage_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePage_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
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
          "name": "ProfileBar_profile"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileTabs_profile"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRegisterVisit_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProfileView",
  "abstractKey": null
};

(node as any).hash = "b1ba0f5a1812078bfdb2f7df5542e434";

export default node;
