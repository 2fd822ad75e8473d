/**
 * @generated SignedSource<<0bec77f8c6cb21d0d14c34d2f6162157>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeInvitationStatus = "INVITED" | "MEMBER" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type Invitations_viewer$data = {
  readonly lodgeInvitations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly lodge: {
          readonly viewerInvitationStatus: LodgeInvitationStatus | null | undefined;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"InvitationCard_membership">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "Invitations_viewer";
};
export type Invitations_viewer$key = {
  readonly " $data"?: Invitations_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Invitations_viewer">;
};

import InvitationsPaginationQuery_graphql from './InvitationsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "lodgeInvitations"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 12,
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
      "operation": InvitationsPaginationQuery_graphql
    }
  },
  "name": "Invitations_viewer",
  "selections": [
    {
      "alias": "lodgeInvitations",
      "args": null,
      "concreteType": "LodgeMembershipConnection",
      "kind": "LinkedField",
      "name": "__Invitations_lodgeInvitations_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LodgeMembershipEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "LodgeMembership",
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
                  "concreteType": "Lodge",
                  "kind": "LinkedField",
                  "name": "lodge",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "viewerInvitationStatus",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "InvitationCard_membership"
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

(node as any).hash = "6bce7d4bc0cdf542fa05e69415ee5f19";

export default node;
