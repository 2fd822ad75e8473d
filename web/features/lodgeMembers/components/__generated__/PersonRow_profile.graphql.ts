/**
 * @generated SignedSource<<527f87d770e74cfdd604ca5170e13ac3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonRow_profile$data = {
  readonly isOnline: boolean;
  readonly name: string;
  readonly persons: ReadonlyArray<{
    readonly age: number;
  }>;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  readonly " $fragmentType": "PersonRow_profile";
};
export type PersonRow_profile$key = {
  readonly " $data"?: PersonRow_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonRow_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonRow_profile",
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

(node as any).hash = "3ade32ceed5fa6ac749e2e46d1eb7acb";

export default node;
