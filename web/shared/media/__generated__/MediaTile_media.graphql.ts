/**
 * @generated SignedSource<<df188d064ebb6b5a6a99f462234e18f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeMediaStatus = "ACCEPTED" | "WAITING";
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
import type { FragmentRefs } from "relay-runtime";
export type MediaTile_media$data = {
  readonly __typename: string;
  readonly duration?: number | null | undefined;
  readonly lodgeStatus: LodgeMediaStatus | null | undefined;
  readonly status: MediaStatus | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MediaStatusNote_media" | "usePictureSource_picture">;
  readonly " $fragmentType": "MediaTile_media";
};
export type MediaTile_media$key = {
  readonly " $data"?: MediaTile_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaTile_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaTile_media",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lodgeStatus",
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
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        }
      ],
      "type": "Video",
      "abstractKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePictureSource_picture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaStatusNote_media"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "be299808d008ae02fae34218e44476b7";

export default node;
