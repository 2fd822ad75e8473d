/**
 * @generated SignedSource<<fccce0a6f7eaeeee06d8dafa6ac38f70>>
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
export type useLodgeMark_lodge$data = {
  readonly viewerInvitationStatus: LodgeInvitationStatus | null | undefined;
  readonly viewerRequestStatus: LodgeRequestStatus | null | undefined;
  readonly viewerRole: LodgeRole | null | undefined;
  readonly " $fragmentType": "useLodgeMark_lodge";
};
export type useLodgeMark_lodge$key = {
  readonly " $data"?: useLodgeMark_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLodgeMark_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLodgeMark_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRequestStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerInvitationStatus",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "ade065f3e7f8f30d3e8b6d0bd2059041";

export default node;
