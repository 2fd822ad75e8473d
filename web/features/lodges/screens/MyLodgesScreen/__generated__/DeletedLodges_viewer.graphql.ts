/**
 * @generated SignedSource<<c754512591ee71c0e8efc11d244f7336>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedLodges_viewer$data = {
  readonly deletedLodges: ReadonlyArray<{
    readonly eraseAt: string;
    readonly lodgeId: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "DeletedLodges_viewer";
};
export type DeletedLodges_viewer$key = {
  readonly " $data"?: DeletedLodges_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedLodges_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedLodges_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeletedLodge",
      "kind": "LinkedField",
      "name": "deletedLodges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lodgeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eraseAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "15cc53c8d931fdae1a2ae95f6041e4cb";

export default node;
