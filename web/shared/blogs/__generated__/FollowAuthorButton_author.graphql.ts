/**
 * @generated SignedSource<<5b05aa3b257908cccbb1e066aa052744>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowAuthorButton_author$data = {
  readonly followerCount: number;
  readonly id: string;
  readonly legacyId: number;
  readonly profile: {
    readonly name: string;
  };
  readonly viewerIsFollowing: boolean;
  readonly " $fragmentType": "FollowAuthorButton_author";
};
export type FollowAuthorButton_author$key = {
  readonly " $data"?: FollowAuthorButton_author$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowAuthorButton_author">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowAuthorButton_author",
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
      "name": "legacyId",
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
      "name": "viewerIsFollowing",
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
    }
  ],
  "type": "BlogAuthor",
  "abstractKey": null
};

(node as any).hash = "7f97e6b40dc01921f102e920fed725d9";

export default node;
