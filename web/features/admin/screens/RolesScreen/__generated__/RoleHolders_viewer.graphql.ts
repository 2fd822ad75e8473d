/**
 * @generated SignedSource<<33cc9e817803b45267aded6d9c6651a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleLevel = "CERTIFIED_PROFILE" | "CHAT_MODERATOR" | "DEVELOPER" | "HIDDEN_CERTIFIED_PROFILE" | "NORMAL" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type RoleHolders_viewer$data = {
  readonly profileRoles: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly name: string;
        readonly profileId: string;
        readonly roleLevel: RoleLevel;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RoleHolders_viewer";
};
export type RoleHolders_viewer$key = {
  readonly " $data"?: RoleHolders_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleHolders_viewer">;
};

import RoleHoldersPaginationQuery_graphql from './RoleHoldersPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "profileRoles"
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
      "operation": RoleHoldersPaginationQuery_graphql
    }
  },
  "name": "RoleHolders_viewer",
  "selections": [
    {
      "alias": "profileRoles",
      "args": null,
      "concreteType": "ProfileRoleConnection",
      "kind": "LinkedField",
      "name": "__RoleHolders_profileRoles_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProfileRoleEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ProfileRole",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "profileId",
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
                  "name": "roleLevel",
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

(node as any).hash = "c534ed1cabb711fd18168ff2af831651";

export default node;
