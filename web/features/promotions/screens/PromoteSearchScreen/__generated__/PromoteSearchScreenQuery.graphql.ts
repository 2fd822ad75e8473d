/**
 * @generated SignedSource<<9e848c0b57906aa40bced4b389474ff7>>
 * @relayHash 22f50672d79ad04212be57e944e54769
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eff54b6e36abc255e33a3627c0314d03180aaae4de86e348538251eea69c5ce

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CREDIT_CARD" | "MOBILE_PAY" | "MOBILE_PAY_EPAYMENT" | "MOBILE_PAY_SUBSCRIPTIONS" | "SMS";
export type PromoteSearchScreenQuery$variables = Record<PropertyKey, never>;
export type PromoteSearchScreenQuery$data = {
  readonly viewer: {
    readonly searchPromotion: {
      readonly offer: {
        readonly days: number | null | undefined;
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
      } | null | undefined;
      readonly promotedUntil: string | null | undefined;
    } | null | undefined;
  };
};
export type PromoteSearchScreenQuery = {
  response: PromoteSearchScreenQuery$data;
  variables: PromoteSearchScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
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
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchPromotion",
  "kind": "LinkedField",
  "name": "searchPromotion",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductOffer",
      "kind": "LinkedField",
      "name": "offer",
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
          "name": "days",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promotedUntil",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PromoteSearchScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "PromoteSearchScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6eff54b6e36abc255e33a3627c0314d03180aaae4de86e348538251eea69c5ce",
    "metadata": {},
    "name": "PromoteSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a4aff225f3e96d8956afc35f47a5d1a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
