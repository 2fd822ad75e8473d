/**
 * @generated SignedSource<<d87f5687e7aa0b1eaa707c15d69acf0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MatchesSection_section$data = {
  readonly possibleMatches: {
    readonly edges: ReadonlyArray<{
      readonly match: {
        readonly " $fragmentSpreads": FragmentRefs<"MatchNote_match">;
      };
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"PeopleSection_profile">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "MatchesSection_section";
};
export type MatchesSection_section$key = {
  readonly " $data"?: MatchesSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchesSection_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MatchesSection_section",
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
      "concreteType": "PossibleMatchConnection",
      "kind": "LinkedField",
      "name": "possibleMatches",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PossibleMatchEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Match",
              "kind": "LinkedField",
              "name": "match",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MatchNote_match"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Profile",
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
                  "name": "PeopleSection_profile"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "possibleMatches(first:12)"
    }
  ],
  "type": "MatchesStartSection",
  "abstractKey": null
};

(node as any).hash = "a77a645f21cebcabeab792d15c1425fc";

export default node;
