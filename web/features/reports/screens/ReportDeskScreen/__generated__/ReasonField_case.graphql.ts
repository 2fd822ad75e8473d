/**
 * @generated SignedSource<<0ea50cbd5195f116892802a520b052be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Locale = "DA_DK" | "EN_GB" | "NB_NO" | "SV_SE";
import type { FragmentRefs } from "relay-runtime";
export type ReasonField_case$data = {
  readonly language: Locale | null | undefined;
  readonly templates: ReadonlyArray<{
    readonly key: string;
    readonly text: string;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "ReasonField_case";
};
export type ReasonField_case$key = {
  readonly " $data"?: ReasonField_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReasonField_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReasonField_case",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DecisionTemplate",
      "kind": "LinkedField",
      "name": "templates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReportCase",
  "abstractKey": null
};

(node as any).hash = "18d6de0dd7e6e84414442c819c7d83fa";

export default node;
