/**
 * @generated SignedSource<<83ea36a057a80c50f73565c55e0b9495>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteButton_lodge$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "InviteButton_lodge";
};
export type InviteButton_lodge$key = {
  readonly " $data"?: InviteButton_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteButton_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteButton_lodge",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "169e5316361a3027a1dece830152e680";

export default node;
