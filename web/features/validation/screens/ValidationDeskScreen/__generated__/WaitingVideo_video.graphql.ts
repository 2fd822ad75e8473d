/**
 * @generated SignedSource<<329e2b7d0a7c082144e6f50b3c6d42dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
import type { FragmentRefs } from "relay-runtime";
export type WaitingVideo_video$data = {
  readonly age: number;
  readonly code: string;
  readonly gender: Gender;
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly startedAt: string;
  readonly timesRefused: number;
  readonly video: {
    readonly id: string;
    readonly videoUrl: string;
  };
  readonly " $fragmentType": "WaitingVideo_video";
};
export type WaitingVideo_video$key = {
  readonly " $data"?: WaitingVideo_video$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingVideo_video">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingVideo_video",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "age",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timesRefused",
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
          "name": "videoUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePictureSource_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WaitingValidationVideo",
  "abstractKey": null
};

(node as any).hash = "308ffa8bb765b6cac3374565f5ab33a7";

export default node;
