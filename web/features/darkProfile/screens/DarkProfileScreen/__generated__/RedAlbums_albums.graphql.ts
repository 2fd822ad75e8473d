/**
 * @generated SignedSource<<7bd699583f36a8f3529b7c65dae3ce26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RedAudience = "APPROVED" | "CLOSE" | "NAMED";
import type { FragmentRefs } from "relay-runtime";
export type RedAlbums_albums$data = ReadonlyArray<{
  readonly id: string;
  readonly legacyId: number;
  readonly mediaCount: number;
  readonly name: string;
  readonly redAudience: RedAudience | null | undefined;
  readonly " $fragmentType": "RedAlbums_albums";
}>;
export type RedAlbums_albums$key = ReadonlyArray<{
  readonly " $data"?: RedAlbums_albums$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedAlbums_albums">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RedAlbums_albums",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mediaCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "redAudience",
      "storageKey": null
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "54c4ff4676965d790dc7801dcc6dbbb6";

export default node;
