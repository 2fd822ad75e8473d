/**
 * @generated SignedSource<<ce126e3aef0b86d023dc7e6012a0a4f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentServiceName = "BANK_TRANSFER" | "BILLWERK";
export type PurchasableItem = "BIRTHDAY_WISHES" | "EVENT_TICKET" | "GIFT_MEMBERSHIP" | "MEMBERSHIP" | "ONE_DAY_MEMBERSHIP" | "QUICK_SCOR_AD" | "SEARCH_PROMOTION";
import type { FragmentRefs } from "relay-runtime";
export type Takings_viewer$data = {
  readonly paymentDifferences: ReadonlyArray<{
    readonly handle: string;
    readonly orderNumber: number | null | undefined;
    readonly ours: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly service: PaymentServiceName;
    readonly theirs: {
      readonly amount: number;
      readonly currency: string;
    };
  }> | null | undefined;
  readonly takings: ReadonlyArray<{
    readonly item: PurchasableItem;
    readonly paid: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly payments: number;
    readonly refunded: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly vat: {
      readonly amount: number;
      readonly currency: string;
    };
  }> | null | undefined;
  readonly " $fragmentType": "Takings_viewer";
};
export type Takings_viewer$key = {
  readonly " $data"?: Takings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Takings_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "day"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "day"
  }
],
v1 = [
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "day"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Takings_viewer",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Taking",
      "kind": "LinkedField",
      "name": "takings",
      "plural": true,
      "selections": [
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
          "name": "payments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "paid",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "refunded",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "vat",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "PaymentDifference",
      "kind": "LinkedField",
      "name": "paymentDifferences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "ours",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "theirs",
          "plural": false,
          "selections": (v1/*:: as any*/),
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

(node as any).hash = "3a17b603295cf7e34e8068ba7a5d53f9";

export default node;
