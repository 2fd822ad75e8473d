/**
 * @generated SignedSource<<b1e45d31187c68714a1831de6f9164df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
import type { FragmentRefs } from "relay-runtime";
export type OwnAlbumScreen_album$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly name: string;
  readonly type: AlbumType;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumContent_album" | "AlbumForm_album" | "DeleteAlbum_album">;
  readonly " $fragmentType": "OwnAlbumScreen_album";
};
export type OwnAlbumScreen_album$key = {
  readonly " $data"?: OwnAlbumScreen_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnAlbumScreen_album">;
};

import OwnAlbumScreenRefetchQuery_graphql from './OwnAlbumScreenRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": OwnAlbumScreenRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "OwnAlbumScreen_album",
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
      "name": "type",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlbumForm_album"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlbumContent_album"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAlbum_album"
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "05b9c0ca822f762bd9d9ada23b1d41a5";

export default node;
