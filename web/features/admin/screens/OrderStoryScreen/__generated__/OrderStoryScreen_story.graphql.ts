/**
 * @generated SignedSource<<2b1edf49013676e710effe1292e7794c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CREATED" | "EXPIRED" | "FAILED" | "PAID" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type OrderStoryScreen_story$data = {
  readonly buyer: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  } | null | undefined;
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly detail: string;
    readonly kind: string;
  }>;
  readonly legacyId: number;
  readonly order: {
    readonly name: string;
    readonly price: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly refunded: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly status: OrderStatus;
    readonly " $fragmentSpreads": FragmentRefs<"RefundForm_order">;
  };
  readonly refunds: ReadonlyArray<{
    readonly amount: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly failedAt: string | null | undefined;
    readonly reason: string;
    readonly requestedAt: string;
    readonly settledAt: string | null | undefined;
  }>;
  readonly " $fragmentType": "OrderStoryScreen_story";
};
export type OrderStoryScreen_story$key = {
  readonly " $data"?: OrderStoryScreen_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStoryScreen_story">;
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
  "name": "OrderStoryScreen_story",
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
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
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
          "name": "status",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RefundForm_order"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "buyer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileLink_profile"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Refund",
      "kind": "LinkedField",
      "name": "refunds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
          "name": "requestedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderStory",
  "abstractKey": null
};
})();

(node as any).hash = "af79a4b03aac32e8a510fc793fca43e5";

export default node;
