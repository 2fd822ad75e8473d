/**
 * @generated SignedSource<<260cf6dd0af9cec0055c7ffd84bbeac6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumAccess = "GRANTED" | "REQUESTED" | "REVOKED";
import type { FragmentRefs } from "relay-runtime";
export type AlbumMedia_album$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly media: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"MediaList_media">;
      };
    }>;
  } | null | undefined;
  readonly name: string;
  readonly viewerAccess: AlbumAccess | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumAccessButton_album" | "AlbumHead_album">;
  readonly " $fragmentType": "AlbumMedia_album";
};
export type AlbumMedia_album$key = {
  readonly " $data"?: AlbumMedia_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumMedia_album">;
};

import AlbumMediaPaginationQuery_graphql from './AlbumMediaPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "media"
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
        "node"
      ],
      "operation": AlbumMediaPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "AlbumMedia_album",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerAccess",
      "storageKey": null
    },
    {
      "alias": "media",
      "args": null,
      "concreteType": "MediaConnection",
      "kind": "LinkedField",
      "name": "__AlbumMedia_media_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MediaList_media"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlbumHead_album"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlbumAccessButton_album"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Album",
  "abstractKey": null
};
})();

(node as any).hash = "86e8dfa7abc466eab1652331bf880eee";

export default node;
