/**
 * @generated SignedSource<<f1614715455af9ef03b080e0a0fe1f4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumAccess = "GRANTED" | "REQUESTED" | "REVOKED";
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
import type { FragmentRefs } from "relay-runtime";
export type AlbumCard_album$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly mediaCount: number;
  readonly name: string;
  readonly type: AlbumType;
  readonly viewerAccess: AlbumAccess | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumAccessButton_album">;
  readonly " $fragmentType": "AlbumCard_album";
};
export type AlbumCard_album$key = {
  readonly " $data"?: AlbumCard_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlbumCard_album",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePictureSource_picture"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlbumAccessButton_album"
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "e7bc237b41d4b8f12c55721f52cef6be";

export default node;
