/**
 * @generated SignedSource<<f0f3cc5ab053ba15791a4d6eddd8367d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Locale = "DA_DK" | "EN_GB" | "NB_NO" | "SV_SE";
import type { FragmentRefs } from "relay-runtime";
export type SettingsScreen_settings$data = {
  readonly email: string;
  readonly isPlaceShown: boolean;
  readonly isShownInBirthdays: boolean;
  readonly isShownOnFrontPage: boolean;
  readonly language: Locale;
  readonly languages: ReadonlyArray<Locale>;
  readonly name: string;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "SettingsScreen_settings";
};
export type SettingsScreen_settings$key = {
  readonly " $data"?: SettingsScreen_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsScreen_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsScreen_settings",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "languages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShownOnFrontPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPlaceShown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShownInBirthdays",
      "storageKey": null
    }
  ],
  "type": "AccountSettings",
  "abstractKey": null
};

(node as any).hash = "d61051c4bd098eb87c64efa6b3df4536";

export default node;
