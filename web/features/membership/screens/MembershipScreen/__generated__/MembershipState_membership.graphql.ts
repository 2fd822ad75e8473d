/**
 * @generated SignedSource<<c0368d477267565e50656001d9b65c47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CREDIT_CARD" | "MOBILE_PAY" | "MOBILE_PAY_EPAYMENT" | "MOBILE_PAY_SUBSCRIPTIONS" | "SMS";
export type SubscriptionStatus = "ACTIVE" | "ACTIVE_INITIAL_PURCHASE" | "DEACTIVATED_BY_PAYMENT_METHOD_FAILED" | "DEACTIVATED_BY_USER" | "DEACTIVATED_PAYMENT_SERVICE_ERROR";
import type { FragmentRefs } from "relay-runtime";
export type MembershipState_membership$data = {
  readonly memberUntil: string | null | undefined;
  readonly subscription: {
    readonly isDeclined: boolean;
    readonly name: string;
    readonly nextPrice: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly paidUntil: string;
    readonly paymentMethod: PaymentMethod;
    readonly price: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly renewsAt: string | null | undefined;
    readonly status: SubscriptionStatus;
    readonly viewerCanReactivate: boolean;
  } | null | undefined;
  readonly " $fragmentType": "MembershipState_membership";
};
export type MembershipState_membership$key = {
  readonly " $data"?: MembershipState_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipState_membership">;
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
  "name": "MembershipState_membership",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MembershipSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
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
          "name": "name",
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
          "name": "nextPrice",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentMethod",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "renewsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeclined",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanReactivate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Membership",
  "abstractKey": null
};
})();

(node as any).hash = "ac5d06365f92c93ea73ed1110d408d48";

export default node;
