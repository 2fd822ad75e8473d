/**
 * @generated SignedSource<<07e2c6efee054f11865df163d6eae475>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
import type { FragmentRefs } from "relay-runtime";
export type MediaLightbox_media$data = ReadonlyArray<{
  readonly __typename: string;
  readonly legacyId: number;
  readonly status: MediaStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LightboxView_media">;
  readonly " $fragmentType": "MediaLightbox_media";
}>;
export type MediaLightbox_media$key = ReadonlyArray<{
  readonly " $data"?: MediaLightbox_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaLightbox_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MediaLightbox_media",
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
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LightboxView_media"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "eaee0b5f24614c0c36872d713cd89a55";

export default node;
