/**
 * @generated SignedSource<<faf8228723d65800b9ecedcea4f45ba5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryCard_entry$data = {
  readonly isViewers: boolean;
  readonly picture: {
    readonly legacyId: number;
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  };
  readonly place: number | null | undefined;
  readonly profile: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileByline_profile">;
  };
  readonly votes: number | null | undefined;
  readonly " $fragmentType": "EntryCard_entry";
};
export type EntryCard_entry$key = {
  readonly " $data"?: EntryCard_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryCard_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryCard_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewers",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileByline_profile"
        }
      ],
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legacyId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePictureSource_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContestEntry",
  "abstractKey": null
};

(node as any).hash = "9708160d93f4db47bf50f89463bbdd31";

export default node;
