/**
 * @generated SignedSource<<6680083ece48f1dddb68a0076ad41d08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Presence_profile$data = {
  readonly isOnline: boolean;
  readonly lastOnlineOn: string | null | undefined;
  readonly " $fragmentType": "Presence_profile";
};
export type Presence_profile$key = {
  readonly " $data"?: Presence_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Presence_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Presence_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastOnlineOn",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "3f3a84b766ca358a124db1c1103f98eb";

export default node;
