/**
 * @generated SignedSource<<1d5de38561e7ce18f9fbba71a9c543a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumAccess = "GRANTED" | "REQUESTED" | "REVOKED";
import type { FragmentRefs } from "relay-runtime";
export type AccessRow_permission$data = {
  readonly access: AlbumAccess;
  readonly album: {
    readonly id: string;
  } | null | undefined;
  readonly profile: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  };
  readonly " $fragmentType": "AccessRow_permission";
};
export type AccessRow_permission$key = {
  readonly " $data"?: AccessRow_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessRow_permission">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessRow_permission",
  "selections": [
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
      "concreteType": "Album",
      "kind": "LinkedField",
      "name": "album",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileCard_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AlbumPermission",
  "abstractKey": null
};
})();

(node as any).hash = "09951bcbf83e0d876c292897fde1d093";

export default node;
