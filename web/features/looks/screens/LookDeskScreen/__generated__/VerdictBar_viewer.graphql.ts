/**
 * @generated SignedSource<<b6a33e388dfbf91133bd139eb763d68b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerdictBar_viewer$data = {
  readonly lookTemplates: ReadonlyArray<{
    readonly key: string;
    readonly text: string;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "VerdictBar_viewer";
};
export type VerdictBar_viewer$key = {
  readonly " $data"?: VerdictBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerdictBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerdictBar_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LookTemplate",
      "kind": "LinkedField",
      "name": "lookTemplates",
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

(node as any).hash = "f9b3e919f498dd8e3d024f96a62df1ac";

export default node;
