/**
 * @generated SignedSource<<0544378ec940f6e1f51eab31980736fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type ValidationMethod = "MIT_ID" | "NEM_ID" | "PERSONAL" | "VIDEO_UPLOAD" | "YOTI";
import type { FragmentRefs } from "relay-runtime";
export type ValidationView_validation$data = {
  readonly eidName: string | null | undefined;
  readonly isValidated: boolean;
  readonly methods: ReadonlyArray<ValidationMethod>;
  readonly persons: ReadonlyArray<{
    readonly age: number;
    readonly gender: Gender;
    readonly isValid: boolean;
    readonly personId: string;
    readonly " $fragmentSpreads": FragmentRefs<"Methods_person" | "Standing_person">;
  }>;
  readonly " $fragmentType": "ValidationView_validation";
};
export type ValidationView_validation$key = {
  readonly " $data"?: ValidationView_validation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValidationView_validation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ValidationView_validation",
  "selections": [
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
      "name": "methods",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eidName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonValidation",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Standing_person"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Methods_person"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProfileValidation",
  "abstractKey": null
};

(node as any).hash = "5c906c7cbeac61862384398d6f554f91";

export default node;
