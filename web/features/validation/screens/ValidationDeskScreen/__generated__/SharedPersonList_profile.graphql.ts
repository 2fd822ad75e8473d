/**
 * @generated SignedSource<<db3bd5866a02187a7c5cc0d67cbb2eea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type ProfileStatus = "ACTIVE" | "DELETED" | "LOCKED" | "PERMA_LOCKED" | "QUARANTINED" | "TO_BE_DELETED";
import type { FragmentRefs } from "relay-runtime";
export type SharedPersonList_profile$data = {
  readonly gender: Gender;
  readonly name: string;
  readonly status: ProfileStatus | null | undefined;
  readonly validatedAt: string;
  readonly " $fragmentType": "SharedPersonList_profile";
};
export type SharedPersonList_profile$key = {
  readonly " $data"?: SharedPersonList_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedPersonList_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedPersonList_profile",
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
      "name": "gender",
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
      "name": "validatedAt",
      "storageKey": null
    }
  ],
  "type": "ProfileOfSharedPerson",
  "abstractKey": null
};

(node as any).hash = "d39bcf7220a8008042dc1b647fe9c39c";

export default node;
