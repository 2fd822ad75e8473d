/**
 * @generated SignedSource<<34a8b2e32ec88aae0b6849fb80a61638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
import type { FragmentRefs } from "relay-runtime";
export type MediaGrid_media$data = ReadonlyArray<{
  readonly __typename: string;
  readonly height: number;
  readonly id: string;
  readonly legacyId: number;
  readonly status: MediaStatus | null | undefined;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"MediaTile_media">;
  readonly " $fragmentType": "MediaGrid_media";
}>;
export type MediaGrid_media$key = ReadonlyArray<{
  readonly " $data"?: MediaGrid_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaGrid_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MediaGrid_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaTile_media"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "9f387e378692772dba8f3a7691260754";

export default node;
