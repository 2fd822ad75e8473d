/**
 * @generated SignedSource<<be7398a988d8262668d97c1e41023010>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyFollowersScreen_viewer$data = {
  readonly blogFollowers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"FollowerRow_edge">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "MyFollowersScreen_viewer";
};
export type MyFollowersScreen_viewer$key = {
  readonly " $data"?: MyFollowersScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyFollowersScreen_viewer">;
};

import MyFollowersScreenPaginationQuery_graphql from './MyFollowersScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "blogFollowers"
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
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": MyFollowersScreenPaginationQuery_graphql
    }
  },
  "name": "MyFollowersScreen_viewer",
  "selections": [
    {
      "alias": "blogFollowers",
      "args": null,
      "concreteType": "BlogFollowerConnection",
      "kind": "LinkedField",
      "name": "__MyFollowersScreen_blogFollowers_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BlogFollowerEdge",
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
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FollowerRow_edge"
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

(node as any).hash = "5a8ad3338585633dc10bd96de35542ab";

export default node;
