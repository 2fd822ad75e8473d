/**
 * @generated SignedSource<<ef95f82bbc9780dd76e25884af143610>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedAuthorsScreen_viewer$data = {
  readonly followedBlogAuthors: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly viewerHasHidden: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"AuthorRow_author">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FollowedAuthorsScreen_viewer";
};
export type FollowedAuthorsScreen_viewer$key = {
  readonly " $data"?: FollowedAuthorsScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedAuthorsScreen_viewer">;
};

import FollowedAuthorsScreenPaginationQuery_graphql from './FollowedAuthorsScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "followedBlogAuthors"
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
      "operation": FollowedAuthorsScreenPaginationQuery_graphql
    }
  },
  "name": "FollowedAuthorsScreen_viewer",
  "selections": [
    {
      "alias": "followedBlogAuthors",
      "args": null,
      "concreteType": "BlogAuthorConnection",
      "kind": "LinkedField",
      "name": "__FollowedAuthorsScreen_followedBlogAuthors_connection",
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

(node as any).hash = "67bad30001b306ec8bdd5a54f28ea377";

export default node;
