/**
 * @generated SignedSource<<f6f87c29cab47460513dc0e8a9b24327>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LodgeAccess = "ACCESS_FOR_ALL" | "NEW_MEMBERS_APPROVED";
export type LodgeAudience = "ADMINS_ONLY" | "ALL";
import type { FragmentRefs } from "relay-runtime";
export type readLodgeDraft_draft$data = {
  readonly access: LodgeAccess;
  readonly albumAudience: LodgeAudience;
  readonly category: {
    readonly id: string;
  } | null | undefined;
  readonly cover: {
    readonly id: string;
  } | null | undefined;
  readonly debateAudience: LodgeAudience;
  readonly hasMediaApproval: boolean;
  readonly hasPublicDebates: boolean;
  readonly hasPublicMedia: boolean;
  readonly hasPublicMeetups: boolean;
  readonly hasPublicMembers: boolean;
  readonly html: string;
  readonly kinks: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly legacyId: number;
  readonly lodgeId: string;
  readonly meetupAudience: LodgeAudience;
  readonly name: string;
  readonly revision: number;
  readonly rules: string;
  readonly tags: ReadonlyArray<string>;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentType": "readLodgeDraft_draft";
};
export type readLodgeDraft_draft$key = {
  readonly " $data"?: readLodgeDraft_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"readLodgeDraft_draft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readLodgeDraft_draft"
};

(node as any).hash = "b6a5c101c9af4f705e1ad772ff7b7d13";

export default node;
