/**
 * @generated SignedSource<<5b6b91914921b360772270a9ab1f6ea7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Audience = "COUPLES" | "MEN" | "TRANSSEXUALS" | "WOMEN";
export type LookingFor = "FRIENDS_AND_CHAT" | "GIRL_OR_BOYFRIEND" | "SEX_PARTNER";
import type { FragmentRefs } from "relay-runtime";
export type MatchSettingsForm_settings$data = {
  readonly ageFrom: number;
  readonly ageTo: number;
  readonly audience: ReadonlyArray<Audience>;
  readonly distance: number | null | undefined;
  readonly lookingFor: ReadonlyArray<LookingFor>;
  readonly " $fragmentType": "MatchSettingsForm_settings";
};
export type MatchSettingsForm_settings$key = {
  readonly " $data"?: MatchSettingsForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchSettingsForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MatchSettingsForm_settings",
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
  "type": "MatchSettings",
  "abstractKey": null
};

(node as any).hash = "70da8cea230a70f312c18f3468bb8fc2";

export default node;
