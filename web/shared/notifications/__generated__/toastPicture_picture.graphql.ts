/**
 * @generated SignedSource<<f9ef8b0aec67a9f885ef34355372242e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
import type { FragmentRefs } from "relay-runtime";
export type toastPicture_picture$data = {
  readonly focusX: number;
  readonly focusY: number;
  readonly placeholder: string;
  readonly status: MediaStatus | null | undefined;
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

(node as any).hash = "56a3e7e69075d68a153fe1858bab36fd";

export default node;
