/**
 * @generated SignedSource<<e016b7fb05f4d3f7bdbcdd0521d1642e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CREDIT_CARD" | "MOBILE_PAY" | "MOBILE_PAY_EPAYMENT" | "MOBILE_PAY_SUBSCRIPTIONS" | "SMS";
import type { FragmentRefs } from "relay-runtime";
export type MembershipPurchase_packages$data = ReadonlyArray<{
  readonly id: string;
  readonly isRenewing: boolean;
  readonly months: number | null | undefined;
  readonly name: string;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly vat: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PackageChoice_packages">;
  readonly " $fragmentType": "MembershipPurchase_packages";
}>;
export type MembershipPurchase_packages$key = ReadonlyArray<{
  readonly " $data"?: MembershipPurchase_packages$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipPurchase_packages">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "MembershipPurchase_packages",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRenewing",
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
      "name": "vat",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethods",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PackageChoice_packages"
    }
  ],
  "type": "MembershipPackage",
  "abstractKey": null
};
})();

(node as any).hash = "c105e05cd5c3c8d7c58fd74c5476b349";

export default node;
