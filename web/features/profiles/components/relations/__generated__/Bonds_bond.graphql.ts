/**
 * @generated SignedSource<<bef20235bcc801c45382bcdf5786b5ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BondRole = "APPRENTICE" | "DOMINANT" | "FRIEND" | "LOVER" | "MENTOR" | "PLAYMATE" | "SUBMISSIVE";
import type { FragmentRefs } from "relay-runtime";
export type Bonds_bond$data = {
  readonly profile: {
    readonly " $fragmentSpreads": FragmentRefs<"RelatedProfile_profile">;
  };
  readonly role: BondRole;
  readonly since: string;
  readonly " $fragmentType": "Bonds_bond";
};
export type Bonds_bond$key = {
  readonly " $data"?: Bonds_bond$data;
  readonly " $fragmentSpreads": FragmentRefs<"Bonds_bond">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Bonds_bond",
  "selections": [
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RelatedProfile_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bond",
  "abstractKey": null
};

(node as any).hash = "63c83789436484b75ab0c215a115941d";

export default node;
