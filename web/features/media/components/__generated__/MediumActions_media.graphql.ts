/**
 * @generated SignedSource<<08c33cebd57b298712e04b1926d8d5a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "ALBUM_PICTURE" | "ALBUM_VIDEO" | "DARK_PROFILE_PICTURE" | "EVENT_PICTURE" | "EVENT_VIDEO" | "FILE_ARCHIVE_PICTURE" | "LODGE_ALBUM_PICTURE" | "LODGE_ALBUM_VIDEO" | "MAIL_ATTACHMENT_PICTURE" | "MAIL_ATTACHMENT_VIDEO" | "PROFILE_PICTURE" | "PROTECTED_PICTURE" | "TEMP_PICTURE" | "TEMP_VIDEO" | "VALIDATION_VIDEO";
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
import type { FragmentRefs } from "relay-runtime";
export type MediumActions_media$data = {
  readonly __typename: string;
  readonly id: string;
  readonly kind: MediaKind;
  readonly sourceUrl?: string;
  readonly status: MediaStatus | null | undefined;
  readonly " $fragmentType": "MediumActions_media";
};
export type MediumActions_media$key = {
  readonly " $data"?: MediumActions_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediumActions_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediumActions_media",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sourceUrl",
          "storageKey": null
        }
      ],
      "type": "Picture",
      "abstractKey": null
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "fdc1a453bf22a4c9c12e88a66b276296";

export default node;
