/**
 * @generated SignedSource<<07732952a674094cd5cd90386331546b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceForm_profile$data = {
  readonly countryId: number;
  readonly zipCode: string;
  readonly " $fragmentType": "PlaceForm_profile";
};
export type PlaceForm_profile$key = {
  readonly " $data"?: PlaceForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceForm_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zipCode",
      "storageKey": null
    }
  ],
  "type": "EditableProfile",
  "abstractKey": null
};

(node as any).hash = "46498bbf7af55611a825021812dcb3a8";

export default node;
