/**
 * @generated SignedSource<<9a85fee633fe35d9812fd170c8c99b82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaList_media$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"MediaGrid_media" | "MediaLightbox_media">;
  readonly " $fragmentType": "MediaList_media";
}>;
export type MediaList_media$key = ReadonlyArray<{
  readonly " $data"?: MediaList_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaList_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MediaList_media",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaGrid_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaLightbox_media"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "45b12ad0b139b8b23b6a2f02918cb7ef";

export default node;
