/**
 * @generated SignedSource<<7d3eb39e44427b6f022d10a70025ff60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundEntries_query$data = {
  readonly searchBlogEntries: {
    readonly edges: ReadonlyArray<{
      readonly excerpt: ReadonlyArray<{
        readonly isMatch: boolean;
        readonly text: string;
      }>;
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"BlogEntryList_entries">;
      };
      readonly title: ReadonlyArray<{
        readonly isMatch: boolean;
        readonly text: string;
      }>;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FoundEntries_query";
};
export type FoundEntries_query$key = {
  readonly " $data"?: FoundEntries_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundEntries_query">;
};

import FoundEntriesPaginationQuery_graphql from './FoundEntriesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "searchBlogEntries"
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isMatch",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "authors"
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
    },
    {
      "kind": "RootArgument",
      "name": "tags"
    },
    {
      "kind": "RootArgument",
      "name": "text"
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
      "operation": FoundEntriesPaginationQuery_graphql
    }
  },
  "name": "FoundEntries_query",
  "selections": [
    {
      "alias": "searchBlogEntries",
      "args": [
        {
          "kind": "Variable",
          "name": "authorIds",
          "variableName": "authors"
        },
        {
          "kind": "Variable",
          "name": "tagIds",
          "variableName": "tags"
        },
        {
          "kind": "Variable",
          "name": "text",
          "variableName": "text"
        }
      ],
      "concreteType": "BlogSearchConnection",
      "kind": "LinkedField",
      "name": "__FoundEntries_searchBlogEntries_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BlogSearchEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Highlight",
              "kind": "LinkedField",
              "name": "title",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Highlight",
              "kind": "LinkedField",
              "name": "excerpt",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
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
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "aa796dea9123e70eda5d678134440705";

export default node;
