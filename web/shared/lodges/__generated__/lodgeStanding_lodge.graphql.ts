/**
 * @generated SignedSource<<9472dad1ae59f49f07240e9987c008a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LodgeAccess = "ACCESS_FOR_ALL" | "NEW_MEMBERS_APPROVED";
export type LodgeInvitationStatus = "INVITED" | "MEMBER" | "REJECTED";
export type LodgeRole = "ASSISTANT" | "BLACKLISTED" | "CO_OWNER" | "DECLINED" | "MEMBER" | "OWNER" | "REQUESTING";
import type { FragmentRefs } from "relay-runtime";
export type lodgeStanding_lodge$data = {
  readonly access: LodgeAccess;
  readonly viewerInvitationStatus: LodgeInvitationStatus | null | undefined;
  readonly viewerRole: LodgeRole | null | undefined;
  readonly " $fragmentType": "lodgeStanding_lodge";
};
export type lodgeStanding_lodge$key = {
  readonly " $data"?: lodgeStanding_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"lodgeStanding_lodge">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lodgeStanding_lodge"
};

(node as any).hash = "a924deadbe3d9bd4c5af830603436fdf";

export default node;
