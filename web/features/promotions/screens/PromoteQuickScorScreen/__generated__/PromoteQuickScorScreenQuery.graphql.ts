/**
 * @generated SignedSource<<8186957a38ca05838f7f5af696460878>>
 * @relayHash 10f9c305420c013893c5fa09bd053068
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb7bc30e8e58aeb2b631d63916f800765d57af83dd59fcd8e08575795ea2cad4

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CREDIT_CARD" | "MOBILE_PAY" | "MOBILE_PAY_EPAYMENT" | "MOBILE_PAY_SUBSCRIPTIONS" | "SMS";
export type PromoteQuickScorScreenQuery$variables = Record<PropertyKey, never>;
export type PromoteQuickScorScreenQuery$data = {
  readonly viewer: {
    readonly quickScorPromotion: {
      readonly maxLength: number;
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
    } | null | undefined;
  };
};
export type PromoteQuickScorScreenQuery = {
  response: PromoteQuickScorScreenQuery$data;
  variables: PromoteQuickScorScreenQuery$variables;
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
  "concreteType": "QuickScorPromotion",
  "kind": "LinkedField",
  "name": "quickScorPromotion",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxLength",
      "storageKey": null
    },
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PromoteQuickScorScreenQuery",
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
    "name": "PromoteQuickScorScreenQuery",
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
    "id": "fb7bc30e8e58aeb2b631d63916f800765d57af83dd59fcd8e08575795ea2cad4",
    "metadata": {},
    "name": "PromoteQuickScorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ce0ce1983bb6e741e1156d15e4231d3d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
