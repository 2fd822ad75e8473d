/**
 * @generated SignedSource<<3a8ea3e006b43946986bb689bdac2170>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Methods_person$data = {
  readonly personId: string;
  readonly " $fragmentSpreads": FragmentRefs<"VideoMethod_person">;
  readonly " $fragmentType": "Methods_person";
};
export type Methods_person$key = {
  readonly " $data"?: Methods_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"Methods_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Methods_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VideoMethod_person"
    }
  ],
  "type": "PersonValidation",
  "abstractKey": null
};

(node as any).hash = "d04003238ebbcdf3227084464ac4b8e6";

export default node;
