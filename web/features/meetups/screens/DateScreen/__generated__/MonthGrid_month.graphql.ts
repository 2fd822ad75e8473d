/**
 * @generated SignedSource<<1b453c700e8fbb9f8f68555c3efb1293>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthGrid_month$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly meetupCount: number;
    readonly viewerMeetupCount: number;
  }>;
  readonly lastDay: string;
  readonly " $fragmentType": "MonthGrid_month";
};
export type MonthGrid_month$key = {
  readonly " $data"?: MonthGrid_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthGrid_month">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthGrid_month",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MeetupDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meetupCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerMeetupCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MeetupMonth",
  "abstractKey": null
};

(node as any).hash = "9b4c42712525e12a0118a9b48b1fe15d";

export default node;
