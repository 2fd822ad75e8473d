/**
 * @generated SignedSource<<1306132e2c2c1da8df38a68cbd1eee7d>>
 * @relayHash f8c95e2c9c04485410574f2914079e69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c714d056b99deb811532467e93bd917e52808ea98c6b7dfd49369738b4e950eb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useKinksQuery$variables = {
  dark: boolean;
};
export type useKinksQuery$data = {
  readonly dark?: {
    readonly " $fragmentSpreads": FragmentRefs<"useKinks_query">;
  } | null | undefined;
};
export type useKinksQuery = {
  response: useKinksQuery$data;
  variables: useKinksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dark"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useKinksQuery",
    "selections": [
      {
        "condition": "dark",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useKinks_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "dark"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKinksQuery",
    "selections": [
      {
        "condition": "dark",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Kink",
            "kind": "LinkedField",
            "name": "kinks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
                "kind": "ScalarField",
                "name": "isWaiting",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c714d056b99deb811532467e93bd917e52808ea98c6b7dfd49369738b4e950eb",
    "metadata": {},
    "name": "useKinksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dae17657137fc164404480c254558974";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
