/**
 * @generated SignedSource<<cdae692e139205c918e890985eb25d2a>>
 * @relayHash 9ff6388049c67f1ad99e00addaf032d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df174c455a2986556bad12d661fbf47d6baca72dadb73adceb983acff87a9ddf

import type { ConcreteRequest } from 'relay-runtime';
export type PromoteScreenQuery$variables = Record<PropertyKey, never>;
export type PromoteScreenQuery$data = {
  readonly viewer: {
    readonly birthdayWishes: {
      readonly offer: {
        readonly price: {
          readonly amount: number;
          readonly currency: string;
        };
      } | null | undefined;
    } | null | undefined;
    readonly quickScorPromotion: {
      readonly offer: {
        readonly days: number | null | undefined;
        readonly price: {
          readonly amount: number;
          readonly currency: string;
        };
      } | null | undefined;
    } | null | undefined;
    readonly searchPromotion: {
      readonly offer: {
        readonly days: number | null | undefined;
        readonly price: {
          readonly amount: number;
          readonly currency: string;
        };
      } | null | undefined;
    } | null | undefined;
  };
};
export type PromoteScreenQuery = {
  response: PromoteScreenQuery$data;
  variables: PromoteScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
},
v1 = [
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
        "name": "days",
        "storageKey": null
      },
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "QuickScorPromotion",
  "kind": "LinkedField",
  "name": "quickScorPromotion",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchPromotion",
  "kind": "LinkedField",
  "name": "searchPromotion",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BirthdayWishes",
  "kind": "LinkedField",
  "name": "birthdayWishes",
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
        (v0/*:: as any*/)
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
    "name": "PromoteScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PromoteScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "df174c455a2986556bad12d661fbf47d6baca72dadb73adceb983acff87a9ddf",
    "metadata": {},
    "name": "PromoteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41d09082d3aa5a401c9456c8c1fe82d2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
