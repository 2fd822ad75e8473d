/**
 * @generated SignedSource<<9aeed84da82153a2d4539551cee646e0>>
 * @relayHash 0a62df1726f4ef8177bef2231bb621b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a2966888571aeb0b374de3f1df906e1a5cfe1765fd4cd0cb69351daa65994e3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "BANK_TRANSFER" | "CREDIT_CARD" | "MOBILE_PAY" | "MOBILE_PAY_EPAYMENT" | "MOBILE_PAY_SUBSCRIPTIONS" | "SMS";
export type GiftDialogQuery$variables = Record<PropertyKey, never>;
export type GiftDialogQuery$data = {
  readonly viewer: {
    readonly giftPackages: ReadonlyArray<{
      readonly id: string;
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
    }> | null | undefined;
  };
};
export type GiftDialogQuery = {
  response: GiftDialogQuery$data;
  variables: GiftDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "vat",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentMethods",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GiftDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MembershipPackage",
            "kind": "LinkedField",
            "name": "giftPackages",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PackageChoice_packages"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GiftDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MembershipPackage",
            "kind": "LinkedField",
            "name": "giftPackages",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "pricePerMonth",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7a2966888571aeb0b374de3f1df906e1a5cfe1765fd4cd0cb69351daa65994e3",
    "metadata": {},
    "name": "GiftDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6ae4eb750ec5313bb56e7547142476a2";

export default node;
