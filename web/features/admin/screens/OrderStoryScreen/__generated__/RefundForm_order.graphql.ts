/**
 * @generated SignedSource<<91de447c10be937402b385bbcd99eda1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchasableItem = "BIRTHDAY_WISHES" | "EVENT_TICKET" | "GIFT_MEMBERSHIP" | "MEMBERSHIP" | "ONE_DAY_MEMBERSHIP" | "QUICK_SCOR_AD" | "SEARCH_PROMOTION";
import type { FragmentRefs } from "relay-runtime";
export type RefundForm_order$data = {
  readonly id: string;
  readonly item: PurchasableItem;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly refunded: {
    readonly amount: number;
  };
  readonly " $fragmentType": "RefundForm_order";
};
export type RefundForm_order$key = {
  readonly " $data"?: RefundForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundForm_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundForm_order",
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
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "refunded",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "35924f576346c1c2129abebbf8bb752b";

export default node;
