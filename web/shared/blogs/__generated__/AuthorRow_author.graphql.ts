/**
 * @generated SignedSource<<0b72b883b867913ea5bb0eecb639cb84>>
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
  readonly viewerHides: boolean;
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
      "name": "viewerHides",
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

(node as any).hash = "9297f6ed5ac774426e51ce90f96406ad";

export default node;
