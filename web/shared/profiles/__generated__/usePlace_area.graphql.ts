/**
 * @generated SignedSource<<b8d030a7efc62046b003e67d9ba76fdf>>
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
  readonly countryId: string;
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
      "name": "countryId",
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

(node as any).hash = "6acfda67d36f89c7e57ec9d870eb5f53";

export default node;
