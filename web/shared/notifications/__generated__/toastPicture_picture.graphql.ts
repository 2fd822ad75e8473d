/**
 * @generated SignedSource<<567cfd788cf75be080d64a2dbdd02388>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "NONE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type toastPicture_picture$data = {
  readonly focusX: number;
  readonly focusY: number;
  readonly placeholder: string;
  readonly status: MediaStatus;
  readonly thumbnail: string;
  readonly " $fragmentType": "toastPicture_picture";
};
export type toastPicture_picture$key = {
  readonly " $data"?: toastPicture_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"toastPicture_picture">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "toastPicture_picture"
};

(node as any).hash = "ca4f40f783e454d0a97f26d5a4d93bad";

export default node;
