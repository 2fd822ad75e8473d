/**
 * @generated SignedSource<<26b19da28a055382c5329868efe7af6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagedTile_media$data = {
  readonly duration?: number | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MediaStatusNote_media" | "usePictureSource_picture">;
  readonly " $fragmentType": "ManagedTile_media";
};
export type ManagedTile_media$key = {
  readonly " $data"?: ManagedTile_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedTile_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagedTile_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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

(node as any).hash = "2ac3533f33d4f6703389d724498c4691";

export default node;
