/**
 * @generated SignedSource<<9a2bc1785f844cfdec468f6560719dcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeAlbumCard_album$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly creator: {
    readonly name: string;
  } | null | undefined;
  readonly legacyId: number;
  readonly mediaCount: number;
  readonly name: string;
  readonly " $fragmentType": "LodgeAlbumCard_album";
};
export type LodgeAlbumCard_album$key = {
  readonly " $data"?: LodgeAlbumCard_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeAlbumCard_album">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeAlbumCard_album",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "LodgeAlbum",
  "abstractKey": null
};
})();

(node as any).hash = "04fe3565347df9fbe5a387709223089d";

export default node;
