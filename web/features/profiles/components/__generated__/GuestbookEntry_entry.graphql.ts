/**
 * @generated SignedSource<<05aebaac4a024453996db0123a3a0d62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestbookEntry_entry$data = {
  readonly author: {
    readonly name: string;
    readonly online: boolean;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile" | "useMemberActions_profile">;
  };
  readonly createdAt: string;
  readonly deletable: boolean;
  readonly id: string;
  readonly text: string;
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
      "name": "deletable",
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
          "name": "online",
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

(node as any).hash = "d9f3fddd13991865295b624a0179dbae";

export default node;
