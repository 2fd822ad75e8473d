/**
 * @generated SignedSource<<db350542c8e62c4f38ff84a13489f079>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextsForm_profile$data = {
  readonly headline: string | null | undefined;
  readonly matchWords: ReadonlyArray<string>;
  readonly text: string;
  readonly " $fragmentType": "TextsForm_profile";
};
export type TextsForm_profile$key = {
  readonly " $data"?: TextsForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextsForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextsForm_profile",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchWords",
      "storageKey": null
    }
  ],
  "type": "EditableProfile",
  "abstractKey": null
};

(node as any).hash = "32af173ac745efacd1a620faea103638";

export default node;
