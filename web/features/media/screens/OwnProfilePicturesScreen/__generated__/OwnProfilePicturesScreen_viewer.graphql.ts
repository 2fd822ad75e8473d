/**
 * @generated SignedSource<<8a44e4b4df9eafbe14150c0f3a090bec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnProfilePicturesScreen_viewer$data = {
  readonly profile: {
    readonly picture: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  } | null | undefined;
  readonly profilePictures: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ManagedMedia_media">;
  }> | null | undefined;
  readonly " $fragmentType": "OwnProfilePicturesScreen_viewer";
};
export type OwnProfilePicturesScreen_viewer$key = {
  readonly " $data"?: OwnProfilePicturesScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnProfilePicturesScreen_viewer">;
};

import OwnProfilePicturesScreenRefetchQuery_graphql from './OwnProfilePicturesScreenRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": OwnProfilePicturesScreenRefetchQuery_graphql
    }
  },
  "name": "OwnProfilePicturesScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "profilePictures",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ManagedMedia_media"
        }
      ],
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
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "picture",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileCard_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "517eecbb19bf556325dfc8b4cc330721";

export default node;
