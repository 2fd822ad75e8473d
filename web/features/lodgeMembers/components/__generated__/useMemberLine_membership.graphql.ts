/**
 * @generated SignedSource<<e592368e4af9bc32bc17e9e2b3daeecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeRole = "ASSISTANT" | "BLACKLISTED" | "CO_OWNER" | "DECLINED" | "MEMBER" | "OWNER" | "REQUESTING";
import type { FragmentRefs } from "relay-runtime";
export type useMemberLine_membership$data = {
  readonly joinedAt: string | null | undefined;
  readonly role: LodgeRole | null | undefined;
  readonly " $fragmentType": "useMemberLine_membership";
};
export type useMemberLine_membership$key = {
  readonly " $data"?: useMemberLine_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMemberLine_membership">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMemberLine_membership",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinedAt",
      "storageKey": null
    }
  ],
  "type": "LodgeMembership",
  "abstractKey": null
};

(node as any).hash = "237e9cc94b22db0ad8a6a5a5b55ac93d";

export default node;
