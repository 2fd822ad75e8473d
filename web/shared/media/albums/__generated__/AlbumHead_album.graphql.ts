/**
 * @generated SignedSource<<87625062950c3c10c0f214cbe1385e12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumAccess = "GRANTED" | "REQUESTED" | "REVOKED";
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
import type { FragmentRefs } from "relay-runtime";
export type AlbumHead_album$data = {
  readonly description: string | null | undefined;
  readonly mediaCount: number;
  readonly name: string;
  readonly type: AlbumType;
  readonly viewerAccess: AlbumAccess | null | undefined;
  readonly " $fragmentType": "AlbumHead_album";
};
export type AlbumHead_album$key = {
  readonly " $data"?: AlbumHead_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumHead_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlbumHead_album",
  "selections": [
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
      "name": "mediaCount",
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

(node as any).hash = "0b7d60b8b7ffdf17068ab641c5fb6e79";

export default node;
