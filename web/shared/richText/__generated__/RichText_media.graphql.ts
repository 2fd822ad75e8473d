/**
 * @generated SignedSource<<5e0b70729da0a3fcab819c6d0807a6be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RichText_media$data = ReadonlyArray<{
  readonly legacyId: number;
  readonly " $fragmentSpreads": FragmentRefs<"MediaLightbox_media" | "RichTextMedium_media">;
  readonly " $fragmentType": "RichText_media";
}>;
export type RichText_media$key = ReadonlyArray<{
  readonly " $data"?: RichText_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"RichText_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RichText_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RichTextMedium_media"
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

(node as any).hash = "cd3eda3c069cfe3e2a13c0ac2a93fb65";

export default node;
