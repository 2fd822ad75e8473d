/**
 * @generated SignedSource<<62e0eae46214681a85c4dc6953dc7a86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeActions_lodge$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly name: string;
  readonly viewerCanEditLodge: boolean;
  readonly viewerCanInvite: boolean;
  readonly viewerCanLeave: boolean;
  readonly viewerCanSeeInside: boolean;
  readonly viewerMembership: {
    readonly mayRequestFrom: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InviteButton_lodge" | "lodgeStanding_lodge">;
  readonly " $fragmentType": "LodgeActions_lodge";
};
export type LodgeActions_lodge$key = {
  readonly " $data"?: LodgeActions_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeActions_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeActions_lodge",
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
      "name": "legacyId",
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
      "name": "viewerCanInvite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanLeave",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEditLodge",
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
          "name": "mayRequestFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteButton_lodge"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lodgeStanding_lodge",
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
          "name": "viewerRole",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerInvitationStatus",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "e4e651be0c818eddd553002590b35136";

export default node;
