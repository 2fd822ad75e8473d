/**
 * @generated SignedSource<<cb62853bd015f96000e66ae7ff0ebcf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type MeetupRepetition = "MONTHLY" | "ONCE" | "WEEKLY";
import type { FragmentRefs } from "relay-runtime";
export type MeetupFacts_meetup$data = {
  readonly address: string | null | undefined;
  readonly beginsAt: string;
  readonly cancelledAt: string | null | undefined;
  readonly coming: ReadonlyArray<{
    readonly count: number;
    readonly gender: Gender;
  }>;
  readonly comingCount: number;
  readonly genderPlaces: ReadonlyArray<{
    readonly count: number;
    readonly gender: Gender;
  }>;
  readonly icsUrl: string | null | undefined;
  readonly localBegin: string;
  readonly localEnd: string;
  readonly place: string;
  readonly places: number | null | undefined;
  readonly repetition: MeetupRepetition;
  readonly timeZone: string;
  readonly waitingCount: number;
  readonly " $fragmentType": "MeetupFacts_meetup";
};
export type MeetupFacts_meetup$key = {
  readonly " $data"?: MeetupFacts_meetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeetupFacts_meetup">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "gender",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "places",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MeetupGenderCount",
      "kind": "LinkedField",
      "name": "genderPlaces",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MeetupGenderCount",
      "kind": "LinkedField",
      "name": "coming",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    }
  ],
  "type": "Meetup",
  "abstractKey": null
};
})();

(node as any).hash = "4e3e2212def987fb5af564a3831b5767";

export default node;
