/**
 * @generated SignedSource<<7b596bae84f38d2d03b1b0aa6febd006>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ObjectionOutcome = "REVERSED" | "STANDS";
export type ReportCaseStatus = "DECIDED" | "OBJECTED" | "OPEN";
export type ReportDecision = "BLOG_BANNED" | "CHANGE_ASKED" | "CONTENT_REMOVED" | "DISMISSED" | "LODGE_BANNED" | "PROFILE_DELETED" | "PROFILE_LOCKED" | "QUARANTINED";
export type ReportItemType = "BLOG_COMMENT" | "BLOG_ENTRY" | "CONVERSATION" | "DEBATE_COMMENT" | "DEBATE_ENTRY" | "EVENT" | "EVENT_COMMENT" | "GUESTBOOK_ENTRY" | "MEDIA" | "MEETUP_COMMENT" | "MESSAGE" | "PROFILE_TEXT";
import type { FragmentRefs } from "relay-runtime";
export type CaseView_case$data = {
  readonly decidedAt: string | null | undefined;
  readonly decision: ReportDecision | null | undefined;
  readonly evidence: string | null | undefined;
  readonly hasConflictOfInterest: boolean;
  readonly id: string;
  readonly isTakenByViewer: boolean;
  readonly isUrgent: boolean;
  readonly itemType: ReportItemType;
  readonly objectedAt: string | null | undefined;
  readonly objection: string | null | undefined;
  readonly outcome: ObjectionOutcome | null | undefined;
  readonly outcomeReason: string | null | undefined;
  readonly profileName: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly status: ReportCaseStatus;
  readonly takenBy: string | null | undefined;
  readonly takenUntil: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CaseItem_case" | "CaseReports_case" | "DecisionForm_case" | "MemberHistory_case" | "ObjectionForm_case">;
  readonly " $fragmentType": "CaseView_case";
};
export type CaseView_case$key = {
  readonly " $data"?: CaseView_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseView_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseView_case",
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
      "name": "itemType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasConflictOfInterest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUrgent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTakenByViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objection",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objectedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcomeReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaseItem_case"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaseReports_case"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberHistory_case"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionForm_case"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ObjectionForm_case"
    }
  ],
  "type": "ReportCase",
  "abstractKey": null
};

(node as any).hash = "ec9fbd00cd2f03adcc84cfb715cb5cd1";

export default node;
