/**
 * @generated SignedSource<<5f2cd8a04ffdd115fcef011b2fa6e87d>>
 * @relayHash 854512790a9e276f0082977218284513
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dae8e0ac6e08b300b9ef78be10028dc556d9df1388e04a749ff557f8f7b57bd

import type { ConcreteRequest } from 'relay-runtime';
export type useOwnWordsQuery$variables = {
  text: string;
};
export type useOwnWordsQuery$data = {
  readonly viewer: {
    readonly suggestedMatchWords: ReadonlyArray<string> | null | undefined;
  };
};
export type useOwnWordsQuery = {
  response: useOwnWordsQuery$data;
  variables: useOwnWordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "text",
      "variableName": "text"
    }
  ],
  "kind": "ScalarField",
  "name": "suggestedMatchWords",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOwnWordsQuery",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOwnWordsQuery",
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
    "id": "9dae8e0ac6e08b300b9ef78be10028dc556d9df1388e04a749ff557f8f7b57bd",
    "metadata": {},
    "name": "useOwnWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf55f1ce65f8fe19215a4c29be843775";

export default node;
