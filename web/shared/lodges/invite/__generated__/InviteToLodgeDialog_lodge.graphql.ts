/**
 * @generated SignedSource<<b8dc0719141df718f1c696af50310fa0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteToLodgeDialog_lodge$data = {
  readonly id: string;
  readonly memberCount: number;
  readonly name: string;
  readonly " $fragmentType": "InviteToLodgeDialog_lodge";
};
export type InviteToLodgeDialog_lodge$key = {
  readonly " $data"?: InviteToLodgeDialog_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteToLodgeDialog_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteToLodgeDialog_lodge",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "87269ae82a6a3efcf44bc0374af24b72";

export default node;
