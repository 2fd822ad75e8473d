/**
 * @generated SignedSource<<595dd5ff3945d1b7319fbf6e02bb46eb>>
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
export type OrderNotice_order$data = {
  readonly bankTransfer: {
    readonly account: string;
    readonly reference: string;
  } | null | undefined;
  readonly declineReason: DeclineReason | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly isWithdrawn: boolean;
  readonly item: PurchasableItem;
  readonly openUntil: string;
  readonly paidAt: string | null | undefined;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly recipient: {
    readonly name: string;
  } | null | undefined;
  readonly refunded: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useWayOn_order">;
  readonly " $fragmentType": "OrderNotice_order";
};
export type OrderNotice_order$key = {
  readonly " $data"?: OrderNotice_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderNotice_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderNotice_order",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "refunded",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWithdrawn",
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
          "name": "account",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWayOn_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "c985994e63319cbc92918772d503bad5";

export default node;
