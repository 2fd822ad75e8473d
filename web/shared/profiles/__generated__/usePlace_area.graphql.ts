/**
 * @generated SignedSource<<2a12e5c4fa400f3b1e20416fb258b77d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlace_area$data = {
  readonly city: string | null | undefined;
  readonly country: string;
  readonly countryArea: string | null | undefined;
  readonly countryLegacyId: number;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentType": "usePlace_area";
};
export type usePlace_area$key = {
  readonly " $data"?: usePlace_area$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlace_area">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlace_area",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryLegacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "type": "Area",
  "abstractKey": null
};

(node as any).hash = "dd4129df974614eb62519cbda05b0e9b";

export default node;
