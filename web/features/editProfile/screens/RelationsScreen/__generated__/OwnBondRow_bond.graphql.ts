/**
 * @generated SignedSource<<d571baa96b2d59189678dba740f10383>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BondRole = "APPRENTICE" | "DOMINANT" | "FRIEND" | "LOVER" | "MENTOR" | "PLAYMATE" | "SUBMISSIVE";
export type BondStatus = "ACCEPTED" | "REQUESTED";
import type { FragmentRefs } from "relay-runtime";
export type OwnBondRow_bond$data = {
  readonly id: string;
  readonly isProposedByOther: boolean;
  readonly isRequestedByOther: boolean;
  readonly isShown: boolean;
  readonly isVisible: boolean;
  readonly profile: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  };
  readonly proposedRole: BondRole | null | undefined;
  readonly role: BondRole;
  readonly since: string;
  readonly status: BondStatus;
  readonly " $fragmentType": "OwnBondRow_bond";
};
export type OwnBondRow_bond$key = {
  readonly " $data"?: OwnBondRow_bond$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnBondRow_bond">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnBondRow_bond",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequestedByOther",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proposedRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProposedByOther",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVisible",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
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
          "kind": "ScalarField",
          "name": "name",
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
  "type": "Bond",
  "abstractKey": null
};

(node as any).hash = "5d490374f51abaf5e787214200aa39ba";

export default node;
