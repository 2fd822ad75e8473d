/**
 * @generated SignedSource<<b5e206f924fac1bc7d63e73b7a40b74e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContestSection_section$data = {
  readonly contest: {
    readonly endsAt: string;
    readonly entries: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"ContestSectionTile_entry">;
        };
      }>;
    } | null | undefined;
    readonly intro: string;
    readonly isRunning: boolean;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "ContestSection_section";
};
export type ContestSection_section$key = {
  readonly " $data"?: ContestSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContestSection_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContestSection_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Contest",
      "kind": "LinkedField",
      "name": "contest",
      "plural": false,
      "selections": [
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
          "name": "intro",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRunning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 6
            }
          ],
          "concreteType": "ContestEntryConnection",
          "kind": "LinkedField",
          "name": "entries",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ContestEntryEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ContestEntry",
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
                      "name": "ContestSectionTile_entry"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "entries(first:6)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContestStartSection",
  "abstractKey": null
};

(node as any).hash = "21e9de7fe8c2702fa8875a9fe33134f4";

export default node;
