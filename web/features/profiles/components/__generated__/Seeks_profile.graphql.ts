/**
 * @generated SignedSource<<92fb05fe9d28fa8b4b5a77d05ba1eb2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Audience = "COUPLES" | "MEN" | "TRANSSEXUALS" | "WOMEN";
export type LookingFor = "FRIENDS_AND_CHAT" | "GIRL_OR_BOYFRIEND" | "SEX_PARTNER";
import type { FragmentRefs } from "relay-runtime";
export type Seeks_profile$data = {
  readonly seeks: {
    readonly ageFrom: number;
    readonly ageTo: number;
    readonly audience: ReadonlyArray<Audience>;
    readonly distance: number | null | undefined;
    readonly lookingFor: ReadonlyArray<LookingFor>;
  } | null | undefined;
  readonly " $fragmentType": "Seeks_profile";
};
export type Seeks_profile$key = {
  readonly " $data"?: Seeks_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Seeks_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Seeks_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSettings",
      "kind": "LinkedField",
      "name": "seeks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "audience",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ageFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ageTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "distance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lookingFor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "75d7497b1324e7612a854b64d02b1698";

export default node;
