/**
 * @generated SignedSource<<ec047c93e4fb69bebbb40490aaeb949f>>
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
  readonly entryId: string;
  readonly hasCommentsEnabled: boolean;
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

(node as any).hash = "0e15e0c38ca2a37b494b4bc9b8aa9f05";

export default node;
