/**
 * @generated SignedSource<<ca86a4c33ddd4b250eab4a343975b1c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LikeButton_item$data = {
  readonly __typename: string;
  readonly id: string;
  readonly likeCount: number | null | undefined;
  readonly viewerHasLiked: boolean | null | undefined;
  readonly " $fragmentType": "LikeButton_item";
};
export type LikeButton_item$key = {
  readonly " $data"?: LikeButton_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"LikeButton_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LikeButton_item",
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
  "type": "Likable",
  "abstractKey": "__isLikable"
};

(node as any).hash = "00c5de9357ef8a6611dfa12715c6169d";

export default node;
