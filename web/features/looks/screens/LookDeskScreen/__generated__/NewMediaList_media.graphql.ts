/**
 * @generated SignedSource<<6abfd4474ade8209d4e3dc12decb8ded>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewMediaList_media$data = {
  readonly album: string | null | undefined;
  readonly media: {
    readonly __typename: string;
    readonly id: string;
    readonly videoUrl?: string;
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  };
  readonly name: string;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "NewMediaList_media";
};
export type NewMediaList_media$key = {
  readonly " $data"?: NewMediaList_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewMediaList_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewMediaList_media",
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
      "name": "album",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
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
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "videoUrl",
              "storageKey": null
            }
          ],
          "type": "Video",
          "abstractKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePictureSource_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WaitingMedia",
  "abstractKey": null
};

(node as any).hash = "03a2ec5d540dbc8938e1c19c76d14d20";

export default node;
