/**
 * @generated SignedSource<<1409034958dd5d8c349b4d2eb1c14644>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewestLodgesScreen_query$data = {
  readonly lodges: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"LodgeList_lodges">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "NewestLodgesScreen_query";
};
export type NewestLodgesScreen_query$key = {
  readonly " $data"?: NewestLodgesScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewestLodgesScreen_query">;
};

import NewestLodgesScreenPaginationQuery_graphql from './NewestLodgesScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "lodges"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 30,
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
      "fragmentPathInResult": [],
      "operation": NewestLodgesScreenPaginationQuery_graphql
    }
  },
  "name": "NewestLodgesScreen_query",
  "selections": [
    {
      "alias": "lodges",
      "args": [
        {
          "kind": "Literal",
          "name": "order",
          "value": "NEWEST"
        }
      ],
      "concreteType": "LodgeConnection",
      "kind": "LinkedField",
      "name": "__NewestLodgesScreen_lodges_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LodgeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Lodge",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LodgeList_lodges"
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
      "storageKey": "__NewestLodgesScreen_lodges_connection(order:\"NEWEST\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "cdb60a68bbc6fa51418d6dbf93492fb5";

export default node;
