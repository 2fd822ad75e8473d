/**
 * @generated SignedSource<<de13f4f2823763ce8d279cdd380f8bd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeclineReason = "CARD_BLOCKED" | "CARD_EXPIRED" | "DECLINED_BY_BANK" | "INSUFFICIENT_FUNDS" | "UNKNOWN";
export type OrderStatus = "CREATED" | "EXPIRED" | "FAILED" | "PAID" | "WAITING";
export type PurchasableItem = "BIRTHDAY_WISHES" | "EVENT_TICKET" | "GIFT_MEMBERSHIP" | "MEMBERSHIP" | "ONE_DAY_MEMBERSHIP" | "QUICK_SCOR_AD" | "SEARCH_PROMOTION";
import type { FragmentRefs } from "relay-runtime";
export type useWayOn_order$data = {
  readonly bankTransfer: {
    readonly __typename: "BankTransfer";
  } | null | undefined;
  readonly checkoutUrl: string | null | undefined;
  readonly declineReason: DeclineReason | null | undefined;
  readonly item: PurchasableItem;
  readonly recipient: {
    readonly legacyId: number;
    readonly name: string;
  } | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "useWayOn_order";
};
export type useWayOn_order$key = {
  readonly " $data"?: useWayOn_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWayOn_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWayOn_order",
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
      "name": "declineReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "item",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkoutUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankTransfer",
      "kind": "LinkedField",
      "name": "bankTransfer",
      "plural": false,
      "selections": [
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
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "recipient",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e8f83851d33f11a04c80b7e6b0cf74a3";

export default node;
