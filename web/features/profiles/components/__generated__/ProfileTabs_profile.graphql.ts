/**
 * @generated SignedSource<<47803d8136026862d301a1e032a327cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileTabs_profile$data = {
  readonly guestbookCount: number | null | undefined;
  readonly legacyId: number;
  readonly name: string;
  readonly pictureCount: number | null | undefined;
  readonly videoCount: number | null | undefined;
  readonly " $fragmentType": "ProfileTabs_profile";
};
export type ProfileTabs_profile$key = {
  readonly " $data"?: ProfileTabs_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTabs_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileTabs_profile",
  "selections": [
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
      "name": "pictureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guestbookCount",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "d344188f49e907617f99ff7aac78263d";

export default node;
