/**
 * @generated SignedSource<<16ddda965ca94b715da890508c08bc7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Audience = "COUPLES" | "MEN" | "TRANSSEXUALS" | "WOMEN";
export type BlogEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type readDraft_draft$data = {
  readonly audience: ReadonlyArray<Audience>;
  readonly commentsEnabled: boolean;
  readonly entryId: string;
  readonly html: string;
  readonly legacyId: number;
  readonly revision: number;
  readonly savedAt: string;
  readonly slug: string;
  readonly status: BlogEntryStatus;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentType": "readDraft_draft";
};
export type readDraft_draft$key = {
  readonly " $data"?: readDraft_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDraft_draft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readDraft_draft"
};

(node as any).hash = "1bbde45abe6d26d7f97d4303b3a9c41f";

export default node;
