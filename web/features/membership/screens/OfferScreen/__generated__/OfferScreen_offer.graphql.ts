/**
 * @generated SignedSource<<5cd0ef760d4a06fb289031b72ad2b220>>
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
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": [
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
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferScreen_offer",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        (v1/*:: as any*/),
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

(node as any).hash = "38e1d6da162d9359974cd5bf64bc4ba0";

export default node;
