/**
 * @generated SignedSource<<c5a3334ff2fcdb93a93b77278b3be72b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
import type { FragmentRefs } from "relay-runtime";
export type Attendees_meetup$data = {
  readonly attendees: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"Faces_profiles">;
      };
    }>;
  } | null | undefined;
  readonly coming: ReadonlyArray<{
    readonly count: number;
    readonly gender: Gender;
  }>;
  readonly comingCount: number;
  readonly id: string;
  readonly waitingCount: number;
  readonly " $fragmentType": "Attendees_meetup";
};
export type Attendees_meetup$key = {
  readonly " $data"?: Attendees_meetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attendees_meetup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Attendees_meetup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "selections": [
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
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "ProfileConnection",
      "kind": "LinkedField",
      "name": "attendees",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProfileEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Profile",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Faces_profiles"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "attendees(first:12)"
    }
  ],
  "type": "Meetup",
  "abstractKey": null
};

(node as any).hash = "e6c26aa64b860bbaa152cdcf4b958977";

export default node;
