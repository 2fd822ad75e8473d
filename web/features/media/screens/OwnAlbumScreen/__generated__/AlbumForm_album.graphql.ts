/**
 * @generated SignedSource<<8c57c2419f72f3ec7be262cd8bbd9b6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
import type { FragmentRefs } from "relay-runtime";
export type AlbumForm_album$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
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
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "1619a8588bf0f6d329cb4686228eb99d";

export default node;
