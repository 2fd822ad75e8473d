/**
 * @generated SignedSource<<b3c8f4e36ae9436b442282e337d0e121>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileActions_profile$data = {
  readonly __typename: "Profile";
  readonly id: string;
  readonly isFavourite: boolean;
  readonly legacyId: number;
  readonly likeCount: number | null | undefined;
  readonly name: string;
  readonly persons: ReadonlyArray<{
    readonly age: number;
  }>;
  readonly viewerHasLiked: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Likes_item" | "useMemberActions_profile">;
  readonly " $fragmentType": "ProfileActions_profile";
};
export type ProfileActions_profile$key = {
  readonly " $data"?: ProfileActions_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileActions_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileActions_profile",
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
      "name": "legacyId",
      "storageKey": null
    },
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
      "name": "isFavourite",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "persons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "age",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Likes_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMemberActions_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "b644969c009400a23e2f70b5c5cd38f8";

export default node;
