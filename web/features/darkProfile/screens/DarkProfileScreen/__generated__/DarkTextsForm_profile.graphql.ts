/**
 * @generated SignedSource<<895b1cce5aef7623e2a85e424846c1db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DarkTextsForm_profile$data = {
  readonly headline: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "DarkTextsForm_profile";
};
export type DarkTextsForm_profile$key = {
  readonly " $data"?: DarkTextsForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"DarkTextsForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DarkTextsForm_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headline",
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
  "type": "DarkProfile",
  "abstractKey": null
};

(node as any).hash = "2344b2c3a1cf9ac92816f9070498f1d2";

export default node;
