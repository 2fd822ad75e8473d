/**
 * @generated SignedSource<<c9bcea2699c46c714a6f0eab7df34640>>
 * @relayHash ebc934f33bb522dff34a79724cfe8c9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14fab75bc04a6909346fb664ac1641170e9199bcb596a3529f36c28d6cf15a6a

import type { ConcreteRequest } from 'relay-runtime';
export type useFreshContentTokensQuery$variables = Record<PropertyKey, never>;
export type useFreshContentTokensQuery$data = {
  readonly viewer: {
    readonly contentTokens: {
      readonly expiresAt: string;
      readonly media: string;
    } | null | undefined;
  };
};
export type useFreshContentTokensQuery = {
  response: useFreshContentTokensQuery$data;
  variables: useFreshContentTokensQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ContentTokens",
  "kind": "LinkedField",
  "name": "contentTokens",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "media",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
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
    "name": "useFreshContentTokensQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "useFreshContentTokensQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "14fab75bc04a6909346fb664ac1641170e9199bcb596a3529f36c28d6cf15a6a",
    "metadata": {},
    "name": "useFreshContentTokensQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2f5235cb80fa9875e03b4499f0879d8";

export default node;
