/**
 * @generated SignedSource<<6ca95b44ea5d07c20e791c0801e44696>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
export type RedAudience = "APPROVED" | "CLOSE" | "NAMED";
import type { FragmentRefs } from "relay-runtime";
export type OwnAlbumScreen_album$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly name: string;
  readonly redAudience: RedAudience | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "redAudience",
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

(node as any).hash = "77b6092b8985da73267a00f891f876f5";

export default node;
