/**
 * @generated SignedSource<<d46176222c3ec4d1f789d3b21ca48fbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventKind = "COURSE" | "CULTURE" | "DINNER" | "OTHER" | "PARTY" | "SOCIAL" | "TRIP";
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
import type { FragmentRefs } from "relay-runtime";
export type readEvent_event$data = {
  readonly address: string | null | undefined;
  readonly ageFrom: number | null | undefined;
  readonly ageTo: number | null | undefined;
  readonly area: {
    readonly zipCode: string | null | undefined;
  };
  readonly couplePrice: {
    readonly amount: number;
  } | null | undefined;
  readonly cover: {
    readonly id: string;
  } | null | undefined;
  readonly genderPlaces: ReadonlyArray<{
    readonly count: number;
    readonly gender: Gender;
  }>;
  readonly html: string | null | undefined;
  readonly id: string;
  readonly kind: EventKind;
  readonly legacyId: number;
  readonly localBegin: string;
  readonly localEnd: string;
  readonly place: string;
  readonly places: number | null | undefined;
  readonly price: {
    readonly amount: number;
  } | null | undefined;
  readonly quitHours: number;
  readonly refundPercent: number;
  readonly revision: number;
  readonly title: string;
  readonly " $fragmentType": "readEvent_event";
};
export type readEvent_event$key = {
  readonly " $data"?: readEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"readEvent_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readEvent_event"
};

(node as any).hash = "85ffbfd650cadff8dcbc1b76ebc80952";

export default node;
