/**
 * @generated SignedSource<<09e8212845525519654001f4a46a122f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetupRepetition = "MONTHLY" | "ONCE" | "WEEKLY";
import type { FragmentRefs } from "relay-runtime";
export type MeetupFacts_meetup$data = {
  readonly address: string | null | undefined;
  readonly beginsAt: string;
  readonly cancelledAt: string | null | undefined;
  readonly icsUrl: string | null | undefined;
  readonly localBegin: string;
  readonly localEnd: string;
  readonly place: string;
  readonly repetition: MeetupRepetition;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceLines_meetup">;
  readonly " $fragmentType": "MeetupFacts_meetup";
};
export type MeetupFacts_meetup$key = {
  readonly " $data"?: MeetupFacts_meetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeetupFacts_meetup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeetupFacts_meetup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "beginsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "localBegin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "localEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "repetition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icsUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceLines_meetup"
    }
  ],
  "type": "Meetup",
  "abstractKey": null
};

(node as any).hash = "cb6add259432df015e69584cf07c36cf";

export default node;
