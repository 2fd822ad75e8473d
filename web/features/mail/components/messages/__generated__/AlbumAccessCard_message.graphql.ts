/**
 * @generated SignedSource<<36c4489263aedb2078e8e9495b95fa63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumAccess = "GRANTED" | "REQUESTED" | "REVOKED";
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
import type { FragmentRefs } from "relay-runtime";
export type AlbumAccessCard_message$data = {
  readonly access: AlbumAccess | null | undefined;
  readonly album: {
    readonly id: string;
    readonly legacyId: number;
    readonly owner: {
      readonly legacyId: number;
    } | null | undefined;
    readonly type: AlbumType;
  } | null | undefined;
  readonly albumName: string | null | undefined;
  readonly author: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly viewerCanAnswer: boolean;
  readonly viewerIsAuthor: boolean;
  readonly " $fragmentType": "AlbumAccessCard_message";
};
export type AlbumAccessCard_message$key = {
  readonly " $data"?: AlbumAccessCard_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumAccessCard_message">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlbumAccessCard_message",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsAuthor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Album",
      "kind": "LinkedField",
      "name": "album",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "concreteType": "Profile",
          "kind": "LinkedField",
          "name": "owner",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "albumName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "access",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAnswer",
      "storageKey": null
    }
  ],
  "type": "AlbumAccessMessage",
  "abstractKey": null
};
})();

(node as any).hash = "234185db3527d7553063cc04a57733ed";

export default node;
