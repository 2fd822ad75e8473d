/**
 * @generated SignedSource<<d7abed308cb87118a0af5ce3ddb1ed45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
import type { FragmentRefs } from "relay-runtime";
export type VideoMethod_person$data = {
  readonly personId: string;
  readonly video: {
    readonly id: string;
    readonly status: MediaStatus | null | undefined;
    readonly videoUrl: string;
  } | null | undefined;
  readonly videoCode: string;
  readonly " $fragmentType": "VideoMethod_person";
};
export type VideoMethod_person$key = {
  readonly " $data"?: VideoMethod_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoMethod_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VideoMethod_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Video",
      "kind": "LinkedField",
      "name": "video",
      "plural": false,
      "selections": [
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
          "name": "videoUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonValidation",
  "abstractKey": null
};

(node as any).hash = "03c130cf20efbad442f74038f99d35a1";

export default node;
