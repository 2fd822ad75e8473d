/**
 * @generated SignedSource<<67266b1f43282e2d7e620dda05c5d0c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Album_lodge$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly viewerCanAcceptMedia: boolean;
  readonly viewerCanTakePart: boolean;
  readonly viewerVisitedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumHead_lodge">;
  readonly " $fragmentType": "Album_lodge";
};
export type Album_lodge$key = {
  readonly " $data"?: Album_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"Album_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Album_lodge",
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
      "name": "viewerVisitedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanTakePart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAcceptMedia",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlbumHead_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "96cd58ddbc1381cc9452d68014aa7c0e";

export default node;
