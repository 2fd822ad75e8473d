/**
 * @generated SignedSource<<0151db6f4ebda3e482fd71d18ca80378>>
 * @relayHash 979feb272a92eae567a30b32445fb7fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 493715a5303e53d9a36e96073d2b23aa4a9966385ff3ff157f68c5f779962c54

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
    "id": "493715a5303e53d9a36e96073d2b23aa4a9966385ff3ff157f68c5f779962c54",
    "metadata": {},
    "name": "BuyMembershipDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c18305be0027f8c6aa07734a1010d104";

export default node;
