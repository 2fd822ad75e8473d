/**
 * @generated SignedSource<<6fa698342b0bb30294f5dda432c63ff2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgePage_lodge$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerMembership: {
    readonly joinedAt: string | null | undefined;
  } | null | undefined;
  readonly viewerVisitedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeAlerts_lodge" | "LodgeHead_lodge" | "LodgeTabs_lodge">;
  readonly " $fragmentType": "LodgePage_lodge";
};
export type LodgePage_lodge$key = {
  readonly " $data"?: LodgePage_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgePage_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgePage_lodge",
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
      "name": "viewerVisitedAt",
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
      "name": "LodgeHead_lodge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgeAlerts_lodge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgeTabs_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "3b26902741fab99447d6178e73f08e06";

export default node;
