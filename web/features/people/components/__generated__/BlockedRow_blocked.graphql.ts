/**
 * @generated SignedSource<<bb3b8d2947c115a648160399253b81a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
import type { FragmentRefs } from "relay-runtime";
export type BlockedRow_blocked$data = {
  readonly blockedAt: string;
  readonly gender: Gender;
  readonly name: string;
  readonly profileId: string;
  readonly " $fragmentType": "BlockedRow_blocked";
};
export type BlockedRow_blocked$key = {
  readonly " $data"?: BlockedRow_blocked$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedRow_blocked">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockedRow_blocked",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileId",
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
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockedAt",
      "storageKey": null
    }
  ],
  "type": "BlockedProfile",
  "abstractKey": null
};

(node as any).hash = "c1b2925d86baf9fb2d4d47ac604006f0";

export default node;
