/**
 * @generated SignedSource<<54c0aef2ef84737a0fdbd3c142d137ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ObjectionForm_case$data = {
  readonly isDecidedByViewer: boolean;
  readonly legacyId: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReasonField_case">;
  readonly " $fragmentType": "ObjectionForm_case";
};
export type ObjectionForm_case$key = {
  readonly " $data"?: ObjectionForm_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"ObjectionForm_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ObjectionForm_case",
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
      "name": "isDecidedByViewer",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReasonField_case"
    }
  ],
  "type": "ReportCase",
  "abstractKey": null
};

(node as any).hash = "7545be59814d543c879c87b1804b6dee";

export default node;
