/**
 * @generated SignedSource<<4c9e4b9dd422a7258d3feffcaad2fabe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
export type RedAudience = "APPROVED" | "CLOSE" | "NAMED";
import type { FragmentRefs } from "relay-runtime";
export type AlbumForm_album$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly redAudience: RedAudience | null | undefined;
  readonly type: AlbumType;
  readonly " $fragmentType": "AlbumForm_album";
};
export type AlbumForm_album$key = {
  readonly " $data"?: AlbumForm_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumForm_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlbumForm_album",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "redAudience",
      "storageKey": null
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "1b49c194ff8d7045eec94db9b5b0bdac";

export default node;
