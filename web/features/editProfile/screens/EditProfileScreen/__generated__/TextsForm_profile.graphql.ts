/**
 * @generated SignedSource<<c1cf8496ac3f13fa70c1d53b89b9af2c>>
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
  readonly textMedia: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"editableMedia_media">;
  }>;
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "textMedia",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "editableMedia_media"
        }
      ],
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

(node as any).hash = "2ad1da90fe310d59c10fcc2b04a6dbc5";

export default node;
