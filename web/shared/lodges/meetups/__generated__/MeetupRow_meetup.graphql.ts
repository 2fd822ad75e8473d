/**
 * @generated SignedSource<<86bd1c4c1542f3edfb332880ac39cd27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetupRepetition = "MONTHLY" | "ONCE" | "WEEKLY";
import type { FragmentRefs } from "relay-runtime";
export type MeetupRow_meetup$data = {
  readonly comingCount: number;
  readonly commentCount: number;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly legacyId: number;
  readonly localBegin: string;
  readonly localEnd: string;
  readonly place: string;
  readonly repetition: MeetupRepetition;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"MeetupMark_meetup">;
  readonly " $fragmentType": "MeetupRow_meetup";
};
export type MeetupRow_meetup$key = {
  readonly " $data"?: MeetupRow_meetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeetupRow_meetup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeetupRow_meetup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
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
      "name": "repetition",
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
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePictureSource_picture"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeetupMark_meetup"
    }
  ],
  "type": "Meetup",
  "abstractKey": null
};

(node as any).hash = "14e92c41fafd40a6ab9110ab8918e90f";

export default node;
