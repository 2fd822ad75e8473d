/**
 * @generated SignedSource<<28e9f8f33f76e3b981378faab9cd535d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Locale = "DA_DK" | "EN_GB" | "NB_NO" | "SV_SE";
export type TicketKind = "FAULT" | "LOG_IN" | "MEMBER" | "OTHER" | "PAYMENT" | "SUGGESTION";
import type { FragmentRefs } from "relay-runtime";
export type DeskQueue_viewer$data = {
  readonly staffTickets: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly excerpt: string;
        readonly from: string;
        readonly id: string;
        readonly isTakenByViewer: boolean;
        readonly kind: TicketKind;
        readonly language: Locale;
        readonly legacyId: number;
        readonly subject: string;
        readonly takenBy: string | null | undefined;
        readonly waitingSince: string | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "DeskQueue_viewer";
};
export type DeskQueue_viewer$key = {
  readonly " $data"?: DeskQueue_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskQueue_viewer">;
};

import DeskQueuePaginationQuery_graphql from './DeskQueuePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "staffTickets"
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "adminStatus"
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
      "name": "isMine"
    },
    {
      "kind": "RootArgument",
      "name": "kind"
    },
    {
      "kind": "RootArgument",
      "name": "language"
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
      "operation": DeskQueuePaginationQuery_graphql
    }
  },
  "name": "DeskQueue_viewer",
  "selections": [
    {
      "alias": "staffTickets",
      "args": [
        {
          "kind": "Variable",
          "name": "adminStatus",
          "variableName": "adminStatus"
        },
        {
          "kind": "Variable",
          "name": "isMine",
          "variableName": "isMine"
        },
        {
          "kind": "Variable",
          "name": "kind",
          "variableName": "kind"
        },
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "concreteType": "StaffTicketConnection",
      "kind": "LinkedField",
      "name": "__DeskQueue_staffTickets_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffTicketEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffTicket",
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
                  "name": "legacyId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subject",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "from",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "language",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "excerpt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "waitingSince",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "takenBy",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isTakenByViewer",
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

(node as any).hash = "15520e1d67b155177a58996559ee094d";

export default node;
