/**
 * @generated SignedSource<<28952edb71908c5ff342840cf9a4036b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestbookEntry_entry$data = {
  readonly author: {
    readonly isOnline: boolean;
    readonly name: string;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile" | "useMemberActions_profile">;
  };
  readonly createdAt: string;
  readonly id: string;
  readonly text: string;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "GuestbookEntry_entry";
};
export type GuestbookEntry_entry$key = {
  readonly " $data"?: GuestbookEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestbookEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestbookEntry_entry",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
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
          "name": "isOnline",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileLink_profile"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useMemberActions_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GuestbookEntry",
  "abstractKey": null
};

(node as any).hash = "2e6ce7fa7591c2689d091aac0a59e0cd";

export default node;
