/**
 * @generated SignedSource<<c847a61cba194f7441a9eedc5fd931e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketKind = "FAULT" | "LOG_IN" | "MEMBER" | "OTHER" | "PAYMENT" | "SUGGESTION";
export type TicketStatus = "CLOSED" | "CLOSE_PENDING" | "NORMAL" | "REOPENED";
import type { FragmentRefs } from "relay-runtime";
export type TicketRow_ticket$data = {
  readonly excerpt: string;
  readonly isUnread: boolean;
  readonly kind: TicketKind;
  readonly lastMessageAt: string;
  readonly legacyId: number;
  readonly status: TicketStatus;
  readonly subject: string;
  readonly " $fragmentType": "TicketRow_ticket";
};
export type TicketRow_ticket$key = {
  readonly " $data"?: TicketRow_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketRow_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketRow_ticket",
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
      "name": "subject",
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
      "name": "status",
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
      "name": "isUnread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastMessageAt",
      "storageKey": null
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};

(node as any).hash = "b249c7296e512414df8485b499d2a27b";

export default node;
