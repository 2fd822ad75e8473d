/**
 * @generated SignedSource<<a5e69e0f12b0c3e66ce8b142a303c018>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
import type { FragmentRefs } from "relay-runtime";
export type AlbumGrid_albums$data = ReadonlyArray<{
  readonly id: string;
  readonly legacyId: number;
  readonly type: AlbumType;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
  readonly " $fragmentType": "AlbumGrid_albums";
}>;
export type AlbumGrid_albums$key = ReadonlyArray<{
  readonly " $data"?: AlbumGrid_albums$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumGrid_albums">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AlbumGrid_albums",
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
      "kind": "ScalarField",
      "name": "legacyId",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlbumCard_album"
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "45f2957eeee61bb5d691e7a99f7c38de";

export default node;
