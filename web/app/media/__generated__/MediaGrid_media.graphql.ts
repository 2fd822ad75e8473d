/**
 * @generated SignedSource<<f05f7b15dae10bc6bbc6922551eaefff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaGrid_media$data = ReadonlyArray<{
  readonly __typename: string;
  readonly height: number;
  readonly legacyId: number;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"MediaTile_media">;
  readonly " $fragmentType": "MediaGrid_media";
}>;
export type MediaGrid_media$key = ReadonlyArray<{
  readonly " $data"?: MediaGrid_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaGrid_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MediaGrid_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
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
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaTile_media"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "df5c64b07c5471f322d464a3a606c4b2";

export default node;
