/**
 * @generated SignedSource<<e993e7c4bf4f5a61184dea8a1905227a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumAccess = "GRANTED" | "NONE" | "REQUESTED";
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
import type { FragmentRefs } from "relay-runtime";
export type AlbumCard_album$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"useMediumSource_media">;
  } | null | undefined;
  readonly mediaCount: number;
  readonly name: string;
  readonly type: AlbumType;
  readonly viewerAccess: AlbumAccess;
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
          "name": "useMediumSource_media"
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

(node as any).hash = "5be60711888c50cc6f419564de4dffd6";

export default node;
