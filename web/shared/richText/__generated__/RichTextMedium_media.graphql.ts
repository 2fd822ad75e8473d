/**
 * @generated SignedSource<<f0a7bd3402f959835f00dc9db23aa09f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RichTextMedium_media$data = {
  readonly __typename: string;
  readonly duration?: number | null | undefined;
  readonly height: number;
  readonly title: string | null | undefined;
  readonly videoUrl?: string;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"MediaStatusNote_media" | "usePictureSource_picture">;
  readonly " $fragmentType": "RichTextMedium_media";
};
export type RichTextMedium_media$key = {
  readonly " $data"?: RichTextMedium_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"RichTextMedium_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RichTextMedium_media",
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
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "videoUrl",
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

(node as any).hash = "9fff24419db1f09e3931346b936f5d16";

export default node;
