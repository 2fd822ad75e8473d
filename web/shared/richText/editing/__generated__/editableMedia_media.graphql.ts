/**
 * @generated SignedSource<<767d6b6ee6599e7ec291b7a2349e4d4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type editableMedia_media$data = ReadonlyArray<{
  readonly __typename: string;
  readonly duration?: number | null | undefined;
  readonly height: number;
  readonly id: string;
  readonly legacyId: number;
  readonly title: string | null | undefined;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"MediaStatusNote_media" | "RichText_media" | "usePictureSource_picture">;
  readonly " $fragmentType": "editableMedia_media";
}>;
export type editableMedia_media$key = ReadonlyArray<{
  readonly " $data"?: editableMedia_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"editableMedia_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "editableMedia_media",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RichText_media"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "e28f6166b31916a4506823c6f9c36747";

export default node;
