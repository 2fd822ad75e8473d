/**
 * @generated SignedSource<<af4e97e13e5e8011aa524a3d5486f96a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Hints_viewer$data = {
  readonly hints: ReadonlyArray<{
    readonly key: string;
    readonly text: string;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "Hints_viewer";
};
export type Hints_viewer$key = {
  readonly " $data"?: Hints_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Hints_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Hints_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Hint",
      "kind": "LinkedField",
      "name": "hints",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "cf8a5a80ef9b9fcb2a271595612d3366";

export default node;
