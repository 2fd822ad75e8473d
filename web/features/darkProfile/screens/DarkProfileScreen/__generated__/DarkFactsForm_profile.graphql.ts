/**
 * @generated SignedSource<<483ef8200f32548b57597bb062a51e53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Dominance = "DOMINATING" | "SUBMISSIVE";
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type LookingFor = "FRIENDS_AND_CHAT" | "GIRL_OR_BOYFRIEND" | "SEX_PARTNER";
import type { FragmentRefs } from "relay-runtime";
export type DarkFactsForm_profile$data = {
  readonly hasMainTexts: boolean;
  readonly lookingFor: ReadonlyArray<LookingFor>;
  readonly persons: ReadonlyArray<{
    readonly dominance: Dominance | null | undefined;
    readonly person: {
      readonly age: number;
      readonly gender: Gender;
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "DarkFactsForm_profile";
};
export type DarkFactsForm_profile$key = {
  readonly " $data"?: DarkFactsForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"DarkFactsForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DarkFactsForm_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lookingFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMainTexts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DarkPerson",
      "kind": "LinkedField",
      "name": "persons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
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
              "name": "gender",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "age",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dominance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DarkProfile",
  "abstractKey": null
};

(node as any).hash = "55e40e1eac3704b5c290529723daa1c6";

export default node;
