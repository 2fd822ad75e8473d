/**
 * @generated SignedSource<<0fdfc0bbf1eefdf7cdd0d7af0b68e180>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DebateEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type readDraft_topic$data = {
  readonly categoryId: string;
  readonly entryId: string;
  readonly html: string;
  readonly legacyId: number;
  readonly revision: number;
  readonly savedAt: string;
  readonly status: DebateEntryStatus;
  readonly title: string;
  readonly " $fragmentType": "readDraft_topic";
};
export type readDraft_topic$key = {
  readonly " $data"?: readDraft_topic$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDraft_topic">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readDraft_topic"
};

(node as any).hash = "8cd098464929b3de3dfbdb913ad4a2c7";

export default node;
