/**
 * @generated SignedSource<<1a66051c880793486876d432cf615bad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type MeetupRepetition = "MONTHLY" | "ONCE" | "WEEKLY";
import type { FragmentRefs } from "relay-runtime";
export type readMeetup_meetup$data = {
  readonly address: string | null | undefined;
  readonly cover: {
    readonly id: string;
  } | null | undefined;
  readonly genderPlaces: ReadonlyArray<{
    readonly count: number;
    readonly gender: Gender;
  }>;
  readonly html: string | null | undefined;
  readonly id: string;
  readonly legacyId: number;
  readonly localBegin: string;
  readonly localEnd: string;
  readonly place: string;
  readonly places: number | null | undefined;
  readonly repetition: MeetupRepetition;
  readonly revision: number;
  readonly title: string;
  readonly " $fragmentType": "readMeetup_meetup";
};
export type readMeetup_meetup$key = {
  readonly " $data"?: readMeetup_meetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"readMeetup_meetup">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readMeetup_meetup"
};

(node as any).hash = "b6422478ca42e06796d095177e6b9666";

export default node;
