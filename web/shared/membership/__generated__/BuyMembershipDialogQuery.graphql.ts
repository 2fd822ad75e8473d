/**
 * @generated SignedSource<<20c99f884dc42acc74415682a7f9827b>>
 * @relayHash 57e4d7832c43738c2888dbb6b1aecf74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4cfd6633b9c9695851aa772f67d9c3341fe8bbf180d90bfc9e6820516efe1e6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureCode = "CREATE_BLOG" | "CREATE_LODGE" | "CREATE_LODGE_DEBATE_ENTRY" | "EDIT_BLOG" | "LOGIN_OLD_PROFILE" | "MEMBERS_ONLY" | "TAGGED_PROFILES" | "WRITE_MAIL";
export type BuyMembershipDialogQuery$variables = {
  feature?: FeatureCode | null | undefined;
};
export type BuyMembershipDialogQuery$data = {
  readonly viewer: {
    readonly buyMembershipDialog: {
      readonly benefits: ReadonlyArray<string>;
      readonly heading: string;
      readonly packages: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"MembershipPurchase_packages">;
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
    "kind": "Variable",
    "name": "feature",
    "variableName": "feature"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "benefits",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
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
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "BuyMembershipDialog",
            "kind": "LinkedField",
            "name": "buyMembershipDialog",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MembershipPackage",
                "kind": "LinkedField",
                "name": "packages",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "MembershipPurchase_packages"
                  }
                ],
                "storageKey": null
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
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "BuyMembershipDialog",
            "kind": "LinkedField",
            "name": "buyMembershipDialog",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MembershipPackage",
                "kind": "LinkedField",
                "name": "packages",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
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
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "vat",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
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
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "pricePerMonth",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b4cfd6633b9c9695851aa772f67d9c3341fe8bbf180d90bfc9e6820516efe1e6",
    "metadata": {},
    "name": "BuyMembershipDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa9957d8faac3cbf159e567fb3a849ac";

export default node;
