/**
 * @generated SignedSource<<48a4c136b4b2d883f0b6bc9ba541af73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRegisterVisit_profile$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly " $fragmentType": "useRegisterVisit_profile";
};
export type useRegisterVisit_profile$key = {
  readonly " $data"?: useRegisterVisit_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRegisterVisit_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRegisterVisit_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "a19e7270a7d3801e959b0d90be9a95fa";

export default node;
