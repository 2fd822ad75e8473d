/**
 * @generated SignedSource<<024b9d1ff3afae2e110ccd78112001ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumAccess = "GRANTED" | "REQUESTED" | "REVOKED";
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
import type { FragmentRefs } from "relay-runtime";
export type AlbumAccessButton_album$data = {
  readonly id: string;
  readonly name: string;
  readonly type: AlbumType;
  readonly viewerAccess: AlbumAccess | null | undefined;
  readonly " $fragmentType": "AlbumAccessButton_album";
};
export type AlbumAccessButton_album$key = {
  readonly " $data"?: AlbumAccessButton_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumAccessButton_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlbumAccessButton_album",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerAccess",
      "storageKey": null
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "4cb14948aa267c88bf468f61ffd3025d";

export default node;
