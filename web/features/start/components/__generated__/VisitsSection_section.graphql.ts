/**
 * @generated SignedSource<<c95ca2b6a6ea141bc3d4efddde965ad1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitsSection_section$data = {
  readonly visits: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly profile: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"PeopleSection_profile">;
        };
        readonly visitedAt: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "VisitsSection_section";
};
export type VisitsSection_section$key = {
  readonly " $data"?: VisitsSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitsSection_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitsSection_section",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "VisitConnection",
      "kind": "LinkedField",
      "name": "visits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "VisitEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Visit",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "visitedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Profile",
                  "kind": "LinkedField",
                  "name": "profile",
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
                      "name": "PeopleSection_profile"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "visits(first:12)"
    }
  ],
  "type": "VisitsStartSection",
  "abstractKey": null
};

(node as any).hash = "1e0547bfb296d708c73ffd53d63f28cc";

export default node;
