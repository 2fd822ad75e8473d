/**
 * @generated SignedSource<<24cdee9b23ee6d021603f067a3612e43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HiddenAuthors_viewer$data = {
  readonly hiddenBlogAuthors: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly viewerHasHidden: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"AuthorRow_author">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "HiddenAuthors_viewer";
};
export type HiddenAuthors_viewer$key = {
  readonly " $data"?: HiddenAuthors_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HiddenAuthors_viewer">;
};

import HiddenAuthorsPaginationQuery_graphql from './HiddenAuthorsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "hiddenBlogAuthors"
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
      "operation": HiddenAuthorsPaginationQuery_graphql
    }
  },
  "name": "HiddenAuthors_viewer",
  "selections": [
    {
      "alias": "hiddenBlogAuthors",
      "args": null,
      "concreteType": "BlogAuthorConnection",
      "kind": "LinkedField",
      "name": "__HiddenAuthors_hiddenBlogAuthors_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BlogAuthorEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BlogAuthor",
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
                  "name": "viewerHasHidden",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AuthorRow_author"
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

(node as any).hash = "b164b77d6c10ffe30a91a631acce1509";

export default node;
