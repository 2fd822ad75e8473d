/**
 * @generated SignedSource<<f1de1174ad7dd017c464dfc1a615ccd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "NONE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type usePictureSource_picture$data = {
  readonly focusX: number;
  readonly focusY: number;
  readonly gallery: string;
  readonly placeholder: string;
  readonly status: MediaStatus;
  readonly thumbnail: string;
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
  "type": "Picture",
  "abstractKey": null
};

(node as any).hash = "963970f74092c1b10a1fbfaa7bf9ddfe";

export default node;
