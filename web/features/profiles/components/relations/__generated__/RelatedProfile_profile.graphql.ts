/**
 * @generated SignedSource<<97f5054c325ba72014242a30b42cd3bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedProfile_profile$data = {
  readonly isOnline: boolean;
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  readonly " $fragmentType": "RelatedProfile_profile";
};
export type RelatedProfile_profile$key = {
  readonly " $data"?: RelatedProfile_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedProfile_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelatedProfile_profile",
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
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "c19e6f382adcca057db46dc44a76f40f";

export default node;
