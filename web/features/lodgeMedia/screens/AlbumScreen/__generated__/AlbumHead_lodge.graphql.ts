/**
 * @generated SignedSource<<078fcdbdf6de98d7ad8b04b39e5e17e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlbumHead_lodge$data = {
  readonly hasMediaApproval: boolean | null | undefined;
  readonly hasPublicMedia: boolean;
  readonly legacyId: number;
  readonly viewerCanAcceptMedia: boolean;
  readonly " $fragmentType": "AlbumHead_lodge";
};
export type AlbumHead_lodge$key = {
  readonly " $data"?: AlbumHead_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumHead_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlbumHead_lodge",
  "selections": [
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
      "name": "hasPublicMedia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMediaApproval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAcceptMedia",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "e45e23c0cdb47c89eb3509e5ce55d510";

export default node;
