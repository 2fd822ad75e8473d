/**
 * @generated SignedSource<<bf51330fa901ae76746f95d9c4c7f8a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LikeButton_media$data = {
  readonly __typename: string;
  readonly id: string;
  readonly likeCount: number | null | undefined;
  readonly viewerHasLiked: boolean | null | undefined;
  readonly " $fragmentType": "LikeButton_media";
};
export type LikeButton_media$key = {
  readonly " $data"?: LikeButton_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"LikeButton_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LikeButton_media",
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
      "name": "viewerHasLiked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "likeCount",
      "storageKey": null
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "546ef7fa2f9d89cfe795b9d1ca762d7c";

export default node;
