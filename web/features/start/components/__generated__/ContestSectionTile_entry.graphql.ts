/**
 * @generated SignedSource<<33d16b19a25fb6be6c37c64c01ff3bd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContestSectionTile_entry$data = {
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  };
  readonly profile: {
    readonly name: string;
  };
  readonly " $fragmentType": "ContestSectionTile_entry";
};
export type ContestSectionTile_entry$key = {
  readonly " $data"?: ContestSectionTile_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContestSectionTile_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContestSectionTile_entry",
  "selections": [
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
    }
  ],
  "type": "ContestEntry",
  "abstractKey": null
};

(node as any).hash = "6f8730a16aca7471584db2bb105799b9";

export default node;
