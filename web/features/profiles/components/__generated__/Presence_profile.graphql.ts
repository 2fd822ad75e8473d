/**
 * @generated SignedSource<<8f631ae42bc8eb86a80a1afc4b6138ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Presence_profile$data = {
  readonly lastOnlineOn: string | null | undefined;
  readonly online: boolean;
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
      "name": "online",
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

(node as any).hash = "0803b5d1451bc2561b1d17b00db8bb37";

export default node;
