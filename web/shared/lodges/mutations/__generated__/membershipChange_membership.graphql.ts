/**
 * @generated SignedSource<<2342db10ab62a0e502e1df3fb8d0e630>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeInvitationStatus = "INVITED" | "MEMBER" | "REJECTED";
export type LodgeRequestStatus = "APPROVED" | "CREATED" | "DECLINED" | "NEW";
export type LodgeRole = "ASSISTANT" | "BLACKLISTED" | "CO_OWNER" | "DECLINED" | "MEMBER" | "OWNER" | "REQUESTING";
import type { FragmentRefs } from "relay-runtime";
export type membershipChange_membership$data = {
  readonly blockedAt: string | null | undefined;
  readonly id: string;
  readonly invitationStatus: LodgeInvitationStatus | null | undefined;
  readonly invitedAt: string | null | undefined;
  readonly isVisible: boolean;
  readonly joinedAt: string | null | undefined;
  readonly mayRequestFrom: string | null | undefined;
  readonly requestStatus: LodgeRequestStatus | null | undefined;
  readonly requestText: string | null | undefined;
  readonly requestedAt: string | null | undefined;
  readonly role: LodgeRole | null | undefined;
  readonly " $fragmentType": "membershipChange_membership";
};
export type membershipChange_membership$key = {
  readonly " $data"?: membershipChange_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"membershipChange_membership">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "membershipChange_membership",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVisible",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitationStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRequestFrom",
      "storageKey": null
    }
  ],
  "type": "LodgeMembership",
  "abstractKey": null
};

(node as any).hash = "23ffe9a7541e59978657d1baf7151074";

export default node;
