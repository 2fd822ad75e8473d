/**
 * @generated SignedSource<<abc7470ad9ec2e22ff7acefa11fd6d7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedAlbums_albums$data = ReadonlyArray<{
  readonly id: string;
  readonly legacyId: number;
  readonly mediaCount: number;
  readonly name: string;
  readonly " $fragmentType": "RedAlbums_albums";
}>;
export type RedAlbums_albums$key = ReadonlyArray<{
  readonly " $data"?: RedAlbums_albums$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedAlbums_albums">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RedAlbums_albums",
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
      "name": "mediaCount",
      "storageKey": null
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "30d488113d4e9872747804f12f9dcd27";

export default node;
