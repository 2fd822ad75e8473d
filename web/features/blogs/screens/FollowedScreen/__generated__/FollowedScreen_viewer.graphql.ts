/**
 * @generated SignedSource<<8d458d1af6514093fcca7597b3a318da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedScreen_viewer$data = {
  readonly followedBlogEntries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"BlogEntryList_entries">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FollowedScreen_viewer";
};
export type FollowedScreen_viewer$key = {
  readonly " $data"?: FollowedScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedScreen_viewer">;
};

import FollowedScreenPaginationQuery_graphql from './FollowedScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "followedBlogEntries"
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "byActivity"
    },
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
      "operation": FollowedScreenPaginationQuery_graphql
    }
  },
  "name": "FollowedScreen_viewer",
  "selections": [
    {
      "alias": "followedBlogEntries",
      "args": [
        {
          "kind": "Variable",
          "name": "byActivity",
          "variableName": "byActivity"
        }
      ],
      "concreteType": "BlogEntryConnection",
      "kind": "LinkedField",
      "name": "__FollowedScreen_followedBlogEntries_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BlogEntryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BlogEntry",
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
                  "name": "BlogEntryList_entries"
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

(node as any).hash = "cbcca1312402c9f25badee368cf19559";

export default node;
