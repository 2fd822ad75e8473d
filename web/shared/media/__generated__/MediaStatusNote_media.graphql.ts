/**
 * @generated SignedSource<<34f7cd6aeea9066a63f99ac45d0f9c84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
import type { FragmentRefs } from "relay-runtime";
export type MediaStatusNote_media$data = {
  readonly status: MediaStatus | null | undefined;
  readonly " $fragmentType": "MediaStatusNote_media";
};
export type MediaStatusNote_media$key = {
  readonly " $data"?: MediaStatusNote_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaStatusNote_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaStatusNote_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "be231c3219565bbe3ad3df91ab24fbe9";

export default node;
