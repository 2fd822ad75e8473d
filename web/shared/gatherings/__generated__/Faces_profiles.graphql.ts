/**
 * @generated SignedSource<<08ac0282a65ea00d461c53243d2aa254>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Faces_profiles$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Faces_profile">;
  readonly " $fragmentType": "Faces_profiles";
}>;
export type Faces_profiles$key = ReadonlyArray<{
  readonly " $data"?: Faces_profiles$data;
  readonly " $fragmentSpreads": FragmentRefs<"Faces_profiles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Faces_profiles",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Faces_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "c2918805b5e646cc7077f3903dece486";

export default node;
