/**
 * @generated SignedSource<<e0a038141bab34f921c2437a2f05c6e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdRow_ad$data = {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly profile: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileByline_profile">;
  };
  readonly text: string;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "AdRow_ad";
};
export type AdRow_ad$key = {
  readonly " $data"?: AdRow_ad$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdRow_ad">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdRow_ad",
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
      "name": "expiresAt",
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
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileByline_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QuickScorAd",
  "abstractKey": null
};

(node as any).hash = "29cdb2b45c3d5b17d798920efb011503";

export default node;
