/**
 * @generated SignedSource<<a7568191e66ae6278a35b2df97887b12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ForcedValidationMode = "AT_ONCE" | "BEFORE_RENEWAL";
export type ProfileStatus = "ACTIVE" | "DELETED" | "LOCKED" | "PERMA_LOCKED" | "QUARANTINED" | "TO_BE_DELETED";
import type { FragmentRefs } from "relay-runtime";
export type CheckedProfile_profile$data = {
  readonly isValidated: boolean;
  readonly mode: ForcedValidationMode | null | undefined;
  readonly name: string;
  readonly persons: ReadonlyArray<{
    readonly personId: string;
    readonly " $fragmentSpreads": FragmentRefs<"CheckedProfile_person">;
  }>;
  readonly profileId: string;
  readonly status: ProfileStatus | null | undefined;
  readonly " $fragmentType": "CheckedProfile_profile";
};
export type CheckedProfile_profile$key = {
  readonly " $data"?: CheckedProfile_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckedProfile_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckedProfile_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileId",
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
      "name": "isValidated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
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
      "concreteType": "PersonToValidate",
      "kind": "LinkedField",
      "name": "persons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CheckedProfile_person"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProfileToValidate",
  "abstractKey": null
};

(node as any).hash = "a8335ae52e7ce0944928c9f8c2ac08cc";

export default node;
