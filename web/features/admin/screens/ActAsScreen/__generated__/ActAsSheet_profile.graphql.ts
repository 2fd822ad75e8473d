/**
 * @generated SignedSource<<b33e9471364646fe1619f04f21002715>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActAsSheet_profile$data = {
  readonly legacyId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"StaffProfileCard_profile">;
  readonly " $fragmentType": "ActAsSheet_profile";
};
export type ActAsSheet_profile$key = {
  readonly " $data"?: ActAsSheet_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActAsSheet_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActAsSheet_profile",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffProfileCard_profile"
    }
  ],
  "type": "StaffProfile",
  "abstractKey": null
};

(node as any).hash = "c489b97d7a473ffa91a3d8b306ac7bfd";

export default node;
