/**
 * @generated SignedSource<<f2fa4485aaffbcf42734003f300d8cfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ObjectionOutcome = "REVERSED" | "STANDS";
export type ReportDecision = "BLOG_BANNED" | "CHANGE_ASKED" | "CONTENT_REMOVED" | "DISMISSED" | "LODGE_BANNED" | "PROFILE_DELETED" | "PROFILE_LOCKED" | "QUARANTINED";
export type ReportItemType = "BLOG_COMMENT" | "BLOG_ENTRY" | "CONVERSATION" | "DEBATE_COMMENT" | "DEBATE_ENTRY" | "EVENT" | "EVENT_COMMENT" | "GUESTBOOK_ENTRY" | "MEDIA" | "MEETUP_COMMENT" | "MESSAGE" | "PROFILE_TEXT";
import type { FragmentRefs } from "relay-runtime";
export type DecisionCard_decision$data = {
  readonly decidedAt: string | null | undefined;
  readonly decision: ReportDecision | null | undefined;
  readonly evidence: string | null | undefined;
  readonly itemType: ReportItemType;
  readonly objectedAt: string | null | undefined;
  readonly objection: string | null | undefined;
  readonly outcome: ObjectionOutcome | null | undefined;
  readonly outcomeAt: string | null | undefined;
  readonly outcomeReason: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly " $fragmentType": "DecisionCard_decision";
};
export type DecisionCard_decision$key = {
  readonly " $data"?: DecisionCard_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionCard_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionCard_decision",
  "selections": [
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
      "name": "itemType",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcomeAt",
      "storageKey": null
    }
  ],
  "type": "Decision",
  "abstractKey": null
};

(node as any).hash = "939492e2b662f464e61a0fd0820fc2f9";

export default node;
