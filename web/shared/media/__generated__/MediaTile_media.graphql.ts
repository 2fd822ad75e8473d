/**
 * @generated SignedSource<<4b6d9c07efdff15db35e2a21de93f72b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeMediaStatus = "ACCEPTED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type MediaTile_media$data = {
  readonly __typename: string;
  readonly duration?: number | null | undefined;
  readonly lodgeStatus: LodgeMediaStatus | null | undefined;
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

(node as any).hash = "d59bb410b0cbbabdc88991330a090cb9";

export default node;
