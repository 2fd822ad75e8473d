/**
 * @generated SignedSource<<c0a1986f494bbcbe6865455d89b74a1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileBlogHead_author$data = {
  readonly entryCount: number;
  readonly followerCount: number;
  readonly legacyId: number;
  readonly profile: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FollowAuthorButton_author">;
  readonly " $fragmentType": "ProfileBlogHead_author";
};
export type ProfileBlogHead_author$key = {
  readonly " $data"?: ProfileBlogHead_author$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileBlogHead_author">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileBlogHead_author",
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
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
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
      "name": "FollowAuthorButton_author"
    }
  ],
  "type": "BlogAuthor",
  "abstractKey": null
};

(node as any).hash = "0b9099a42f559e3c0db531290a242ee5";

export default node;
