/**
 * @generated SignedSource<<9e98839e3b37e9f446ec46bdb6e4b312>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "NONE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type noticePicture_picture$data = {
  readonly focusX: number;
  readonly focusY: number;
  readonly placeholder: string;
  readonly status: MediaStatus;
  readonly thumbnail: string;
  readonly " $fragmentType": "noticePicture_picture";
};
export type noticePicture_picture$key = {
  readonly " $data"?: noticePicture_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"noticePicture_picture">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "noticePicture_picture"
};

(node as any).hash = "6673d361b07dbffaa7bc78669c7cb895";

export default node;
