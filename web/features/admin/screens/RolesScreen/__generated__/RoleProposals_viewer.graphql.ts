/**
 * @generated SignedSource<<ff64f27dd29547f11202a8d91756c83b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleLevel = "CERTIFIED_PROFILE" | "CHAT_MODERATOR" | "DEVELOPER" | "HIDDEN_CERTIFIED_PROFILE" | "NORMAL" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type RoleProposals_viewer$data = {
  readonly roleProposals: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly currentLevel: RoleLevel;
        readonly isConfirmable: boolean;
        readonly name: string;
        readonly profileId: string;
        readonly proposedAt: string;
        readonly proposedBy: string;
        readonly reason: string;
        readonly roleLevel: RoleLevel;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RoleProposals_viewer";
};
export type RoleProposals_viewer$key = {
  readonly " $data"?: RoleProposals_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleProposals_viewer">;
};

import RoleProposalsPaginationQuery_graphql from './RoleProposalsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "roleProposals"
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
      "operation": RoleProposalsPaginationQuery_graphql
    }
  },
  "name": "RoleProposals_viewer",
  "selections": [
    {
      "alias": "roleProposals",
      "args": null,
      "concreteType": "RoleProposalConnection",
      "kind": "LinkedField",
      "name": "__RoleProposals_roleProposals_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RoleProposalEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "RoleProposal",
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
                  "name": "currentLevel",
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
                  "name": "reason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "proposedBy",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "proposedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isConfirmable",
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

(node as any).hash = "b8122e36ff193a7c450e1f6180c660d2";

export default node;
