/**
 * @generated SignedSource<<ba5611b1ffe6c617ad1cdef162957773>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Month_lodge$data = {
  readonly legacyId: number;
  readonly meetupMonth: {
    readonly days: ReadonlyArray<{
      readonly count: number;
      readonly date: string;
      readonly own: number;
    }>;
    readonly lastDay: string;
    readonly meetups: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"MeetupRow_meetup">;
        };
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarHead_lodge">;
  readonly " $fragmentType": "Month_lodge";
};
export type Month_lodge$key = {
  readonly " $data"?: Month_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"Month_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "day"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Month_lodge",
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
      "args": [
        {
          "kind": "Variable",
          "name": "day",
          "variableName": "day"
        }
      ],
      "concreteType": "MeetupMonth",
      "kind": "LinkedField",
      "name": "meetupMonth",
      "plural": false,
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
              "alias": "count",
              "args": null,
              "kind": "ScalarField",
              "name": "meetupCount",
              "storageKey": null
            },
            {
              "alias": "own",
              "args": null,
              "kind": "ScalarField",
              "name": "viewerMeetupCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            }
          ],
          "concreteType": "MeetupConnection",
          "kind": "LinkedField",
          "name": "meetups",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MeetupEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Meetup",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MeetupRow_meetup"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasNextPage",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "meetups(first:100)"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarHead_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "e911a4d777aa54de3aaa7b9ea5cff9a9";

export default node;
