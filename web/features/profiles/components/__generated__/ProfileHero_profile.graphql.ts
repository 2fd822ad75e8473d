/**
 * @generated SignedSource<<9d9876b73398a9fe7bade6d2f281ce46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileHero_profile$data = {
  readonly area: {
    readonly " $fragmentSpreads": FragmentRefs<"usePlace_area">;
  } | null | undefined;
  readonly distance: number | null | undefined;
  readonly headline: string | null | undefined;
  readonly legacyId: number;
  readonly name: string;
  readonly persons: ReadonlyArray<{
    readonly age: number;
  }>;
  readonly picture: {
    readonly __typename: "Picture";
    readonly legacyId: number;
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly visitCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PictureStrip_profile" | "Presence_profile" | "ProfileActions_profile" | "useMarks_profile">;
  readonly " $fragmentType": "ProfileHero_profile";
};
export type ProfileHero_profile$key = {
  readonly " $data"?: ProfileHero_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileHero_profile">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileHero_profile",
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
      "name": "headline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "distance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "persons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "age",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Area",
      "kind": "LinkedField",
      "name": "area",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePlace_area"
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
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
          "name": "__typename",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
      "name": "Presence_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMarks_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileActions_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PictureStrip_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};
})();

(node as any).hash = "3bc3f43c2bb348747c85a3db6025b620";

export default node;
