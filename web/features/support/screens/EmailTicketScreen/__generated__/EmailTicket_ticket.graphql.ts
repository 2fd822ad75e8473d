/**
 * @generated SignedSource<<e5d504b5f57a2b14e449417daf4d2c2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketRating = "BAD" | "BEST" | "GOOD" | "MIDDLING" | "WORST";
export type TicketStatus = "CLOSED" | "CLOSE_PENDING" | "NORMAL" | "REOPENED";
import type { FragmentRefs } from "relay-runtime";
export type EmailTicket_ticket$data = {
  readonly closesAt: string | null | undefined;
  readonly isRatable: boolean;
  readonly messages: ReadonlyArray<{
    readonly attachmentCount: number;
    readonly createdAt: string;
    readonly isFromStaff: boolean;
    readonly text: string;
    readonly " $fragmentSpreads": FragmentRefs<"EmailTicketFiles_message">;
  }>;
  readonly rating: TicketRating | null | undefined;
  readonly ratingText: string | null | undefined;
  readonly reviewAuthor: string | null | undefined;
  readonly status: TicketStatus;
  readonly " $fragmentType": "EmailTicket_ticket";
};
export type EmailTicket_ticket$key = {
  readonly " $data"?: EmailTicket_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailTicket_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailTicket_ticket",
  "selections": [
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
      "name": "closesAt",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewAuthor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRatable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTicketMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attachmentCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EmailTicketFiles_message"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmailTicket",
  "abstractKey": null
};

(node as any).hash = "3e689022433f41a1111abde0a941d1da";

export default node;
