/**
 * @generated SignedSource<<ede5ef9d91d258286a0a688b1b2335f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgePartPage_lodge$data = {
  readonly hasPublicDebates: boolean;
  readonly hasPublicMedia: boolean;
  readonly hasPublicMeetups: boolean;
  readonly viewerCanSeeInside: boolean;
  readonly viewerMembership: {
    readonly joinedAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LodgePage_lodge">;
  readonly " $fragmentType": "LodgePartPage_lodge";
};
export type LodgePartPage_lodge$key = {
  readonly " $data"?: LodgePartPage_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgePartPage_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgePartPage_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicDebates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicMeetups",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicMedia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSeeInside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LodgeMembership",
      "kind": "LinkedField",
      "name": "viewerMembership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgePage_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "c65fef9b1c1d7f52c84461b155bb83b7";

export default node;
