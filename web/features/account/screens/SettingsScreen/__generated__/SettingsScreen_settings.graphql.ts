/**
 * @generated SignedSource<<6f9e36e2514f259c47bc0a3c682da1fb>>
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
  readonly language: Locale;
  readonly languages: ReadonlyArray<Locale>;
  readonly name: string;
  readonly pendingEmail: string | null | undefined;
  readonly showInBirthdays: boolean;
  readonly showOnFrontPage: boolean;
  readonly showPlace: boolean;
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
      "name": "showOnFrontPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showPlace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showInBirthdays",
      "storageKey": null
    }
  ],
  "type": "AccountSettings",
  "abstractKey": null
};

(node as any).hash = "abed0ffa8c5c767f078d085e95cdefa6";

export default node;
