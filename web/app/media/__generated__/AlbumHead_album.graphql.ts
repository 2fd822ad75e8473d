/**
 * @generated SignedSource<<ee5d1eca241ad8ba34c6dd127aa7c9a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
import type { FragmentRefs } from "relay-runtime";
export type AlbumHead_album$data = {
  readonly description: string | null | undefined;
  readonly mediaCount: number;
  readonly name: string;
  readonly type: AlbumType;
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
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "6a91c8fcdf2d20814b5d299eb0e6b82b";

export default node;
