/**
 * @generated SignedSource<<3081c1f3e7da27bf907999b1abd6ab47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecisionsScreen_viewer$data = {
  readonly decisions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly link: string;
        readonly objectUntil: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"DecisionCard_decision">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "DecisionsScreen_viewer";
};
export type DecisionsScreen_viewer$key = {
  readonly " $data"?: DecisionsScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionsScreen_viewer">;
};

import DecisionsScreenPaginationQuery_graphql from './DecisionsScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "decisions"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": DecisionsScreenPaginationQuery_graphql
    }
  },
  "name": "DecisionsScreen_viewer",
  "selections": [
    {
      "alias": "decisions",
      "args": null,
      "concreteType": "DecisionConnection",
      "kind": "LinkedField",
      "name": "__DecisionsScreen_decisions_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DecisionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Decision",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "link",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "objectUntil",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DecisionCard_decision"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
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
              "name": "endCursor",
              "storageKey": null
            },
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "ea3d5e4427ea3f1d1b1e970c4183b30b";

export default node;
