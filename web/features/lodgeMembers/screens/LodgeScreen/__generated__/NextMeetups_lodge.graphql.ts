/**
 * @generated SignedSource<<275f13e0322dcddeea7796524c77f27f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextMeetups_lodge$data = {
  readonly legacyId: number;
  readonly meetups: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MeetupRow_meetup">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "NextMeetups_lodge";
};
export type NextMeetups_lodge$key = {
  readonly " $data"?: NextMeetups_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextMeetups_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextMeetups_lodge",
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
          "kind": "Literal",
          "name": "first",
          "value": 3
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
        }
      ],
      "storageKey": "meetups(first:3)"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "7c2b3e26826f55defb2f4a09c1398694";

export default node;
