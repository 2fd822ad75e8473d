/**
 * @generated SignedSource<<d558853cbfb4e9cb4e433ec0ec32e36e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateAlbum_lodge$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly " $fragmentType": "CreateAlbum_lodge";
};
export type CreateAlbum_lodge$key = {
  readonly " $data"?: CreateAlbum_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateAlbum_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateAlbum_lodge",
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
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "4afd2ab34bfae7b08d6f9f325e914516";

export default node;
