/**
 * @generated SignedSource<<aaa6fe90cea4f5fbc083c151c26eb553>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumAccess = "GRANTED" | "REQUESTED" | "REVOKED";
import type { FragmentRefs } from "relay-runtime";
export type AccessList_viewer$data = {
  readonly albumAccess: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly access: AlbumAccess;
        readonly profile: {
          readonly id: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"AccessRow_permission">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "AccessList_viewer";
};
export type AccessList_viewer$key = {
  readonly " $data"?: AccessList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessList_viewer">;
};

import AccessListPaginationQuery_graphql from './AccessListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "albumAccess"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "albumLegacyId"
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
      "operation": AccessListPaginationQuery_graphql
    }
  },
  "name": "AccessList_viewer",
  "selections": [
    {
      "alias": "albumAccess",
      "args": [
        {
          "kind": "Variable",
          "name": "albumLegacyId",
          "variableName": "albumLegacyId"
        }
      ],
      "concreteType": "AlbumPermissionConnection",
      "kind": "LinkedField",
      "name": "__AccessList_albumAccess_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AlbumPermissionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AlbumPermission",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "access",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Profile",
                  "kind": "LinkedField",
                  "name": "profile",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AccessRow_permission"
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

(node as any).hash = "826f6c38a24ea43be3cc61da376af270";

export default node;
