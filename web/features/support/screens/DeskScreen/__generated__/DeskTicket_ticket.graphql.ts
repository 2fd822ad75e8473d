/**
 * @generated SignedSource<<e29ed7126b9f5f9e0debed2935b82a28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Locale = "DA_DK" | "EN_GB" | "NB_NO" | "SV_SE";
export type TicketAdminStatus = "CLOSED" | "DELETED" | "FORWARDED" | "NEW" | "OPEN" | "PENDING";
export type TicketKind = "FAULT" | "LOG_IN" | "MEMBER" | "OTHER" | "PAYMENT" | "SUGGESTION";
export type TicketRating = "BAD" | "BEST" | "GOOD" | "MIDDLING" | "WORST";
export type TicketStatus = "CLOSED" | "CLOSE_PENDING" | "NORMAL" | "REOPENED";
import type { FragmentRefs } from "relay-runtime";
export type DeskTicket_ticket$data = {
  readonly adminStatus: TicketAdminStatus;
  readonly from: string;
  readonly id: string;
  readonly isTakenByViewer: boolean;
  readonly kind: TicketKind;
  readonly language: Locale;
  readonly legacyId: number;
  readonly messages: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly id: string;
        readonly isFromStaff: boolean;
        readonly isInternal: boolean;
        readonly staffName: string | null | undefined;
        readonly text: string;
        readonly " $fragmentSpreads": FragmentRefs<"TicketMedia_message">;
      };
    }>;
  } | null | undefined;
  readonly rating: TicketRating | null | undefined;
  readonly ratingText: string | null | undefined;
  readonly status: TicketStatus;
  readonly subject: string;
  readonly takenBy: string | null | undefined;
  readonly takenUntil: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerForm_ticket" | "MemberFacts_ticket" | "MergeSheet_ticket">;
  readonly " $fragmentType": "DeskTicket_ticket";
};
export type DeskTicket_ticket$key = {
  readonly " $data"?: DeskTicket_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskTicket_ticket">;
};

import DeskTicketPaginationQuery_graphql from './DeskTicketPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "messages"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
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
      "operation": DeskTicketPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "DeskTicket_ticket",
  "selections": [
    (v1/*:: as any*/),
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adminStatus",
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
      "name": "kind",
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
      "name": "takenUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingText",
      "storageKey": null
    },
    {
      "alias": "messages",
      "args": null,
      "concreteType": "TicketMessageConnection",
      "kind": "LinkedField",
      "name": "__DeskTicket_messages_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TicketMessageEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TicketMessage",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isFromStaff",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isInternal",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "staffName",
                  "storageKey": null
                },
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
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TicketMedia_message"
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
      "name": "AnswerForm_ticket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberFacts_ticket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeSheet_ticket"
    }
  ],
  "type": "StaffTicket",
  "abstractKey": null
};
})();

(node as any).hash = "144e559765c985cfe3680d1c76924fe9";

export default node;
