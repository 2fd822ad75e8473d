/**
 * @generated SignedSource<<a1981d997ad6432e801dc224d3ccd7b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedAuthorsEntriesScreen_viewer$data = {
  readonly blogEntriesOfFollowedAuthors: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"BlogEntryList_entries">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FollowedAuthorsEntriesScreen_viewer";
};
export type FollowedAuthorsEntriesScreen_viewer$key = {
  readonly " $data"?: FollowedAuthorsEntriesScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedAuthorsEntriesScreen_viewer">;
};

import FollowedAuthorsEntriesScreenPaginationQuery_graphql from './FollowedAuthorsEntriesScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "blogEntriesOfFollowedAuthors"
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
      "operation": FollowedAuthorsEntriesScreenPaginationQuery_graphql
    }
  },
  "name": "FollowedAuthorsEntriesScreen_viewer",
  "selections": [
    {
      "alias": "blogEntriesOfFollowedAuthors",
      "args": [
        {
          "kind": "Variable",
          "name": "byActivity",
          "variableName": "byActivity"
        }
      ],
      "concreteType": "BlogEntryConnection",
      "kind": "LinkedField",
      "name": "__FollowedAuthorsEntriesScreen_blogEntriesOfFollowedAuthors_connection",
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

(node as any).hash = "74851f2694a08b0a064ba207f209414c";

export default node;
