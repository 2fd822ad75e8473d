/**
 * @generated SignedSource<<621d470bf0901a09ef079be0f4e86704>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ValidationMethod = "MIT_ID" | "NEM_ID" | "PERSONAL" | "VIDEO_UPLOAD" | "YOTI";
export type ValidationRefusal = "NOT_CONFIRMED" | "STAFF" | "TIMED_OUT" | "UNDER_AGE";
export type ValidationStatus = "INVALID" | "ONGOING" | "VALID";
import type { FragmentRefs } from "relay-runtime";
export type Standing_person$data = {
  readonly isValid: boolean;
  readonly latest: {
    readonly endedAt: string | null | undefined;
    readonly method: ValidationMethod;
    readonly reason: string | null | undefined;
    readonly refusal: ValidationRefusal | null | undefined;
    readonly startedAt: string;
    readonly status: ValidationStatus;
  } | null | undefined;
  readonly " $fragmentType": "Standing_person";
};
export type Standing_person$key = {
  readonly " $data"?: Standing_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"Standing_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Standing_person",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonValidation",
  "abstractKey": null
};

(node as any).hash = "1a01e753571c4a878141190205b04f96";

export default node;
