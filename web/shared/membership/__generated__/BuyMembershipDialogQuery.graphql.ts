/**
 * @generated SignedSource<<42ab4c9fe8dfb27199c1222a9d7159bd>>
 * @relayHash b2ef5be7c960ebcf18b2d7ade846595c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 171ef240fb6c8daced1354a2dd4aa6dfb1d75a049eb567de74d56196306e2236

import type { ConcreteRequest } from 'relay-runtime';
export type FeatureCode = "CREATE_BLOG" | "CREATE_LODGE" | "CREATE_LODGE_DEBATE_ENTRY" | "EDIT_BLOG" | "LOGIN_OLD_PROFILE" | "MEMBERS_ONLY" | "TAGGED_PROFILES" | "WRITE_MAIL";
export type BuyMembershipDialogQuery$variables = {
  feature?: FeatureCode | null | undefined;
};
export type BuyMembershipDialogQuery$data = {
  readonly viewer: {
    readonly buyMembershipDialog: {
      readonly benefits: ReadonlyArray<string>;
      readonly feature: FeatureCode;
      readonly heading: string;
      readonly packages: ReadonlyArray<{
        readonly days: number;
        readonly id: string;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
        (v1/*:: as any*/),
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
          "selections": (v2/*:: as any*/),
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
          (v3/*:: as any*/)
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
          (v3/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "171ef240fb6c8daced1354a2dd4aa6dfb1d75a049eb567de74d56196306e2236",
    "metadata": {},
    "name": "BuyMembershipDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c0b6c026b67f3c200f543cd5afd0d3a";

export default node;
