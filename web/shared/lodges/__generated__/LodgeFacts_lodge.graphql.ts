/**
 * @generated SignedSource<<8db15a9926de6d19a65a9e83e5441a52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeAccess = "ACCESS_FOR_ALL" | "NEW_MEMBERS_APPROVED";
import type { FragmentRefs } from "relay-runtime";
export type LodgeFacts_lodge$data = {
  readonly access: LodgeAccess;
  readonly distance: number | null | undefined;
  readonly memberCount: number;
  readonly owner: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  } | null | undefined;
  readonly place: {
    readonly " $fragmentSpreads": FragmentRefs<"usePlace_area">;
  } | null | undefined;
  readonly " $fragmentType": "LodgeFacts_lodge";
};
export type LodgeFacts_lodge$key = {
  readonly " $data"?: LodgeFacts_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeFacts_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeFacts_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "access",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
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
      "concreteType": "Area",
      "kind": "LinkedField",
      "name": "place",
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
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileLink_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "84102a893f19ebcd9a8568c80f789140";

export default node;
