/**
 * @generated SignedSource<<041821f267d3bde9151085811bff0707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "NONE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type useMediumSource_media$data = {
  readonly focusX: number;
  readonly focusY: number;
  readonly gallery: string;
  readonly placeholder: string;
  readonly status: MediaStatus;
  readonly thumbnail: string;
  readonly " $fragmentType": "useMediumSource_media";
};
export type useMediumSource_media$key = {
  readonly " $data"?: useMediumSource_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMediumSource_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMediumSource_media",
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
      "name": "path",
      "storageKey": "path(size:\"THUMBNAIL\")"
    },
    {
      "alias": "gallery",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "GALLERY"
        }
      ],
      "kind": "ScalarField",
      "name": "path",
      "storageKey": "path(size:\"GALLERY\")"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "e35a85dfdb0e41f7af4ed2c4a9be2e1c";

export default node;
