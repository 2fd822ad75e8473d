/**
 * @generated SignedSource<<b429a1c70a378a1a90e453ea288d40e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CREDIT_CARD" | "MOBILE_PAY" | "MOBILE_PAY_EPAYMENT" | "MOBILE_PAY_SUBSCRIPTIONS" | "SMS";
import type { FragmentRefs } from "relay-runtime";
export type OfferScreen_offer$data = {
  readonly endsAt: string;
  readonly id: string;
  readonly package: {
    readonly id: string;
    readonly months: number | null | undefined;
    readonly name: string;
    readonly paymentMethods: ReadonlyArray<PaymentMethod>;
    readonly price: {
      readonly amount: number;
      readonly currency: string;
    };
  };
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly vat: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "OfferScreen_offer";
};
export type OfferScreen_offer$key = {
  readonly " $data"?: OfferScreen_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferScreen_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
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
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferScreen_offer",
  "selections": [
    (v0/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "vat",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
      "concreteType": "MembershipPackage",
      "kind": "LinkedField",
      "name": "package",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "months",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentMethods",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SpecialOffer",
  "abstractKey": null
};
})();

(node as any).hash = "909b7cc7ec493a81e1a0602221d04a12";

export default node;
