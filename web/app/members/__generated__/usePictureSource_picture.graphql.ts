/**
 * @generated SignedSource<<d512181dea109a43d0f236b6e7bc9bc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePictureSource_picture$data = {
  readonly focusX: number;
  readonly focusY: number;
  readonly gallery: string;
  readonly placeholder: string;
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

(node as any).hash = "00f1542b9ed106e788359ef7373288a7";

export default node;
