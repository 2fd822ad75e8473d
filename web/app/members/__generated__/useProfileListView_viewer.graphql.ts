/**
 * @generated SignedSource<<f0e9113c623a7e8a71f782a9cc3b5183>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useProfileListView_viewer$data = {
  readonly configuration: ReadonlyArray<{
    readonly key: string;
    readonly type: string;
    readonly value: string;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "useProfileListView_viewer";
};
export type useProfileListView_viewer$key = {
  readonly " $data"?: useProfileListView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProfileListView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProfileListView_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurationValue",
      "kind": "LinkedField",
      "name": "configuration",
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c878588144abe2adccbf4abbd8b4d2e6";

export default node;
