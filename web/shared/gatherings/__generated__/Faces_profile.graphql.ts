/**
 * @generated SignedSource<<794a4300654583bb54c8183694cd047c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Faces_profile$data = {
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  readonly " $fragmentType": "Faces_profile";
};
export type Faces_profile$key = {
  readonly " $data"?: Faces_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Faces_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Faces_profile",
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
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "7a0de72425078298263f1786e5fa1dd9";

export default node;
