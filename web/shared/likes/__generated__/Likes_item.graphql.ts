/**
 * @generated SignedSource<<c82802b259ab1c31bc8f2cb021fabf3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Likes_item$data = {
  readonly id: string;
  readonly likeCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LikeButton_item">;
  readonly " $fragmentType": "Likes_item";
};
export type Likes_item$key = {
  readonly " $data"?: Likes_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"Likes_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Likes_item",
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
      "name": "likeCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LikeButton_item"
    }
  ],
  "type": "Likable",
  "abstractKey": "__isLikable"
};

(node as any).hash = "7285b768e5eaea4c5b70c392f62581e6";

export default node;
