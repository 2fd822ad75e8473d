/**
 * @generated SignedSource<<0343ec8c64c9bec9da4d76ad6edfdd61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuthorRow_author$data = {
  readonly entryCount: number;
  readonly followerCount: number;
  readonly id: string;
  readonly profile: {
    readonly legacyId: number;
    readonly name: string;
  };
  readonly viewerHasHidden: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EntryByline_author" | "FollowAuthorButton_author">;
  readonly " $fragmentType": "AuthorRow_author";
};
export type AuthorRow_author$key = {
  readonly " $data"?: AuthorRow_author$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorRow_author">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorRow_author",
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
      "name": "entryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryByline_author"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowAuthorButton_author"
    }
  ],
  "type": "BlogAuthor",
  "abstractKey": null
};

(node as any).hash = "52cd185003f34f218b535ca262633995";

export default node;
