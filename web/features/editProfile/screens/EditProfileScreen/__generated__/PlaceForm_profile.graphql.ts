/**
 * @generated SignedSource<<7fb981555db3115dfb74e18cdfecaff2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceForm_profile$data = {
  readonly area: {
    readonly city: string | null | undefined;
    readonly countryArea: string | null | undefined;
  } | null | undefined;
  readonly countryId: string;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Area",
      "kind": "LinkedField",
      "name": "area",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryArea",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EditableProfile",
  "abstractKey": null
};

(node as any).hash = "f75f3a80489bc3b70025446a382e534d";

export default node;
