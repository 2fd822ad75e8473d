/**
 * @generated SignedSource<<c77a47b75ac208868abcd70d89c79412>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KinkLevel = "CURIOUS" | "LIKE" | "NO";
import type { FragmentRefs } from "relay-runtime";
export type ProfileKinks_profile$data = {
  readonly kinks: ReadonlyArray<{
    readonly isCommon: boolean;
    readonly kink: {
      readonly id: string;
      readonly isWaiting: boolean | null | undefined;
      readonly name: string;
      readonly viewerHasPrivate: boolean | null | undefined;
    };
    readonly level: KinkLevel;
  }> | null | undefined;
  readonly " $fragmentType": "ProfileKinks_profile";
};
export type ProfileKinks_profile$key = {
  readonly " $data"?: ProfileKinks_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileKinks_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileKinks_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfileKink",
      "kind": "LinkedField",
      "name": "kinks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Kink",
          "kind": "LinkedField",
          "name": "kink",
          "plural": false,
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isWaiting",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewerHasPrivate",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCommon",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "a05c2380a22204f1ee405c529f87a0ee";

export default node;
