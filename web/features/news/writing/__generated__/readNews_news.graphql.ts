/**
 * @generated SignedSource<<92db013cb711516ea91fa2765f6af7fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Locale = "DA_DK" | "EN_GB" | "NB_NO" | "SV_SE";
export type NewsKind = "BREAKING_NEWS" | "TICKER";
export type NewsState = "ENDED" | "PLANNED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type readNews_news$data = {
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly isForAllSites: boolean;
  readonly kind: NewsKind;
  readonly legacyId: number;
  readonly path: string | null | undefined;
  readonly revision: number;
  readonly startsAt: string;
  readonly state: NewsState;
  readonly texts: ReadonlyArray<{
    readonly locale: Locale;
    readonly text: string;
    readonly title: string | null | undefined;
  }>;
  readonly " $fragmentType": "readNews_news";
};
export type readNews_news$key = {
  readonly " $data"?: readNews_news$data;
  readonly " $fragmentSpreads": FragmentRefs<"readNews_news">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readNews_news"
};

(node as any).hash = "e24f5f95da68b0890adc1e2610890294";

export default node;
