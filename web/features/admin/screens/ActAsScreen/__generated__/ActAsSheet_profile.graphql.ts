/**
 * @generated SignedSource<<59188529de198109be2dfdfae441bd4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActAsSheet_profile$data = {
  readonly name: string;
  readonly profileId: string;
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
      "name": "profileId",
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

(node as any).hash = "4df0d76e213018345de03e845ff5036f";

export default node;
