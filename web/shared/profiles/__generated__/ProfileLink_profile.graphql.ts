/**
 * @generated SignedSource<<627edf8ca6bc12d425f112c095e80536>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
import type { FragmentRefs } from "relay-runtime";
export type ProfileLink_profile$data = {
  readonly gender: Gender;
  readonly legacyId: number;
  readonly name: string;
  readonly " $fragmentType": "ProfileLink_profile";
};
export type ProfileLink_profile$key = {
  readonly " $data"?: ProfileLink_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileLink_profile",
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
      "name": "gender",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "a8264259bc5b1b5429412b5ca5a00b60";

export default node;
