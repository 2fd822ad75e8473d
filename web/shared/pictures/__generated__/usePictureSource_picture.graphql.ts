/**
 * @generated SignedSource<<b16c58248a0af48ed0d75582cc39c7d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
import type { FragmentRefs } from "relay-runtime";
export type usePictureSource_picture$data = {
  readonly card: string;
  readonly focusX: number;
  readonly focusY: number;
  readonly placeholder: string;
  readonly status: MediaStatus | null | undefined;
  readonly thumbnail: string;
  readonly url: string;
  readonly " $fragmentType": "usePictureSource_picture";
};
export type usePictureSource_picture$key = {
  readonly " $data"?: usePictureSource_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePictureSource_picture",
  "selections": [
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
      "name": "placeholder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "focusX",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "focusY",
      "storageKey": null
    },
    {
      "alias": "thumbnail",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "THUMBNAIL"
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(size:\"THUMBNAIL\")"
    },
    {
      "alias": "card",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "CARD"
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(size:\"CARD\")"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "GALLERY"
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(size:\"GALLERY\")"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "d7e7cf815dfb2e9728cdcda428f86cb6";

export default node;
