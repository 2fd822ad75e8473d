/**
 * @generated SignedSource<<05bfd018562978779fdaf5fbd84e1e6a>>
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
  readonly profileId: string;
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
      "kind": "ScalarField",
      "name": "profileId",
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

(node as any).hash = "e7f5e5fc50e560572c889e81adbc571e";

export default node;
