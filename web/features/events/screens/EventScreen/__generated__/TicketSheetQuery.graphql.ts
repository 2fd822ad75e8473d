/**
 * @generated SignedSource<<131401132350367a8e98a4886e912e8e>>
 * @relayHash 76ebaaa630da533697f5368a671174d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8428fa8887487e0b89270e97d008fee11e50c3b1b783d64ea4daa8b5ff0d373b

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CREDIT_CARD" | "MOBILE_PAY" | "MOBILE_PAY_EPAYMENT" | "MOBILE_PAY_SUBSCRIPTIONS" | "SMS";
export type TicketSheetQuery$variables = {
  id: string;
};
export type TicketSheetQuery$data = {
  readonly node: {
    readonly legacyId?: number;
    readonly tickets?: ReadonlyArray<{
      readonly offer: {
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
      };
      readonly persons: number;
    }> | null | undefined;
    readonly viewerSignUp?: {
      readonly heldUntil: string | null | undefined;
      readonly persons: number;
    } | null | undefined;
  } | null | undefined;
};
export type TicketSheetQuery = {
  response: TicketSheetQuery$data;
  variables: TicketSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "persons",
  "storageKey": null
},
v3 = [
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
v4 = {
  "kind": "InlineFragment",
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
      "concreteType": "ViewerSignUp",
      "kind": "LinkedField",
      "name": "viewerSignUp",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heldUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventTicket",
      "kind": "LinkedField",
      "name": "tickets",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "vat",
              "plural": false,
              "selections": (v3/*:: as any*/),
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TicketSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TicketSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
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
    "id": "8428fa8887487e0b89270e97d008fee11e50c3b1b783d64ea4daa8b5ff0d373b",
    "metadata": {},
    "name": "TicketSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebfbf2b3bc6306fe5a24091672855a20";

export default node;
