/**
 * @generated SignedSource<<35de07e1e4c07fd8109789c8e3f9ed3e>>
 * @relayHash 454a7bdd214e23b0044c3670b34544d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8213984ae06d25801e0ffe605fbbc63bdc8ee802d73c2699f3d0860d174d749

import type { ConcreteRequest } from 'relay-runtime';
export type BuyMembershipDialogQuery$variables = {
  feature?: string | null | undefined;
};
export type BuyMembershipDialogQuery$data = {
  readonly viewer: {
    readonly buyMembershipDialog: {
      readonly benefits: ReadonlyArray<string>;
      readonly feature: string;
      readonly heading: string;
      readonly packages: ReadonlyArray<{
        readonly legacyId: number;
        readonly name: string;
        readonly price: {
          readonly amount: number;
          readonly currency: string;
        };
        readonly pricePerMonth: {
          readonly amount: number;
          readonly currency: string;
        };
      }>;
      readonly text: string;
    } | null | undefined;
  };
};
export type BuyMembershipDialogQuery = {
  response: BuyMembershipDialogQuery$data;
  variables: BuyMembershipDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "feature"
  }
],
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
  "args": [
    {
      "kind": "Variable",
      "name": "feature",
      "variableName": "feature"
    }
  ],
  "concreteType": "BuyMembershipDialog",
  "kind": "LinkedField",
  "name": "buyMembershipDialog",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feature",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "benefits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MembershipPackage",
      "kind": "LinkedField",
      "name": "packages",
      "plural": true,
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "pricePerMonth",
          "plural": false,
          "selections": (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BuyMembershipDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "BuyMembershipDialogQuery",
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
    "id": "b8213984ae06d25801e0ffe605fbbc63bdc8ee802d73c2699f3d0860d174d749",
    "metadata": {},
    "name": "BuyMembershipDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5505666fc4f9322078aa7e319804a745";

export default node;
