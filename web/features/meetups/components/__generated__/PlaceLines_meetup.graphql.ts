/**
 * @generated SignedSource<<b793ef7b759e42548e8cd515063b73ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
import type { FragmentRefs } from "relay-runtime";
export type PlaceLines_meetup$data = {
  readonly coming: ReadonlyArray<{
    readonly count: number;
    readonly gender: Gender;
  }>;
  readonly comingCount: number;
  readonly genderPlaces: ReadonlyArray<{
    readonly count: number;
    readonly gender: Gender;
  }>;
  readonly places: number | null | undefined;
  readonly waitingCount: number;
  readonly " $fragmentType": "PlaceLines_meetup";
};
export type PlaceLines_meetup$key = {
  readonly " $data"?: PlaceLines_meetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceLines_meetup">;
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
  "name": "PlaceLines_meetup",
  "selections": [
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

(node as any).hash = "032ab1d60ff7d93db0b744d36c6dccaf";

export default node;
