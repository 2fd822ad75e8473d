/**
 * @generated SignedSource<<9dd571023ee8775e15e1a31b987221c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAlbum_album$data = {
  readonly id: string;
  readonly mediaCount: number;
  readonly name: string;
  readonly " $fragmentType": "DeleteAlbum_album";
};
export type DeleteAlbum_album$key = {
  readonly " $data"?: DeleteAlbum_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAlbum_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAlbum_album",
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
      "name": "mediaCount",
      "storageKey": null
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "e208045daa957a18969fe9b6de600156";

export default node;
