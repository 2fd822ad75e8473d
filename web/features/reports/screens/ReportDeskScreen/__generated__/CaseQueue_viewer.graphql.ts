/**
 * @generated SignedSource<<b2c5c87347bc0aa0dcab05d77525b034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportCaseStatus = "DECIDED" | "OBJECTED" | "OPEN";
export type ReportDecision = "BLOG_BANNED" | "CHANGE_ASKED" | "CONTENT_REMOVED" | "DISMISSED" | "LODGE_BANNED" | "PROFILE_DELETED" | "PROFILE_LOCKED" | "QUARANTINED";
export type ReportItemType = "BLOG_COMMENT" | "BLOG_ENTRY" | "CONVERSATION" | "DEBATE_COMMENT" | "DEBATE_ENTRY" | "EVENT" | "EVENT_COMMENT" | "GUESTBOOK_ENTRY" | "MEDIA" | "MEETUP_COMMENT" | "MESSAGE" | "PROFILE_TEXT";
export type ReportReason = "CHILD_PICTURES" | "FAKE_PROFILE" | "HARASSMENT" | "MONEY_OFFER" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type CaseQueue_viewer$data = {
  readonly reportCases: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly decision: ReportDecision | null | undefined;
        readonly id: string;
        readonly isTakenByViewer: boolean;
        readonly isUrgent: boolean;
        readonly itemType: ReportItemType;
        readonly legacyId: number;
        readonly profileName: string | null | undefined;
        readonly reasons: ReadonlyArray<ReportReason>;
        readonly reportCount: number;
        readonly status: ReportCaseStatus;
        readonly takenBy: string | null | undefined;
        readonly waitingSince: string | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "CaseQueue_viewer";
};
export type CaseQueue_viewer$key = {
  readonly " $data"?: CaseQueue_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseQueue_viewer">;
};

import CaseQueuePaginationQuery_graphql from './CaseQueuePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "reportCases"
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
    },
    {
      "kind": "RootArgument",
      "name": "isDecided"
    },
    {
      "kind": "RootArgument",
      "name": "isMine"
    },
    {
      "kind": "RootArgument",
      "name": "itemType"
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
      "operation": CaseQueuePaginationQuery_graphql
    }
  },
  "name": "CaseQueue_viewer",
  "selections": [
    {
      "alias": "reportCases",
      "args": [
        {
          "kind": "Variable",
          "name": "isDecided",
          "variableName": "isDecided"
        },
        {
          "kind": "Variable",
          "name": "isMine",
          "variableName": "isMine"
        },
        {
          "kind": "Variable",
          "name": "itemType",
          "variableName": "itemType"
        }
      ],
      "concreteType": "ReportCaseConnection",
      "kind": "LinkedField",
      "name": "__CaseQueue_reportCases_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportCaseEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ReportCase",
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
                  "name": "itemType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isUrgent",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reportCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reasons",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "profileName",
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
                  "name": "decision",
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

(node as any).hash = "7cb6a93b2c39ed34d3bff6dd8eb92a10";

export default node;
