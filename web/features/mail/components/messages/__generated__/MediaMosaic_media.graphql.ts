/**
 * @generated SignedSource<<5e0cff51c3da5ac080d99b793097fdfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
import type { FragmentRefs } from "relay-runtime";
export type MediaMosaic_media$data = ReadonlyArray<{
  readonly height: number;
  readonly id: string;
  readonly legacyId: number;
  readonly status: MediaStatus | null | undefined;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"MediaTile_media">;
  readonly " $fragmentType": "MediaMosaic_media";
}>;
export type MediaMosaic_media$key = ReadonlyArray<{
  readonly " $data"?: MediaMosaic_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaMosaic_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MediaMosaic_media",
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

(node as any).hash = "e86ad7768b8430c23a515d7b0094e313";

export default node;
