/**
 * @generated SignedSource<<a57b8aad7cca21c4819b499f6d33a01a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type ValidationMethod = "MIT_ID" | "NEM_ID" | "PERSONAL" | "VIDEO_UPLOAD" | "YOTI";
export type ValidationStatus = "INVALID" | "ONGOING" | "VALID";
import type { FragmentRefs } from "relay-runtime";
export type CheckedProfile_person$data = {
  readonly age: number;
  readonly gender: Gender;
  readonly isValid: boolean;
  readonly latest: {
    readonly endedAt: string | null | undefined;
    readonly method: ValidationMethod;
    readonly startedAt: string;
    readonly status: ValidationStatus;
  } | null | undefined;
  readonly personId: string;
  readonly " $fragmentType": "CheckedProfile_person";
};
export type CheckedProfile_person$key = {
  readonly " $data"?: CheckedProfile_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckedProfile_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckedProfile_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personId",
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
      "name": "age",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isValid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ValidationProgress",
      "kind": "LinkedField",
      "name": "latest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
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
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonToValidate",
  "abstractKey": null
};

(node as any).hash = "87e03e28340846f3df73cfa0e7dfa37b";

export default node;
