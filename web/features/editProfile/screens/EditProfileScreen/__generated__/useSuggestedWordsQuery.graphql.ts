/**
 * @generated SignedSource<<9b3c56e8b4fa372d84e5570d43db6888>>
 * @relayHash bc89acf45f76634914a49f9c8783ead8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e2c0e4fa07c59e2dcf0019af04acc5aaa1445c0beb49a153e9f429342127e76

import type { ConcreteRequest } from 'relay-runtime';
export type useSuggestedWordsQuery$variables = {
  text: string;
};
export type useSuggestedWordsQuery$data = {
  readonly viewer: {
    readonly suggestedMatchWords: ReadonlyArray<string> | null | undefined;
  };
};
export type useSuggestedWordsQuery = {
  response: useSuggestedWordsQuery$data;
  variables: useSuggestedWordsQuery$variables;
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
    "name": "useSuggestedWordsQuery",
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
    "name": "useSuggestedWordsQuery",
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
    "id": "9e2c0e4fa07c59e2dcf0019af04acc5aaa1445c0beb49a153e9f429342127e76",
    "metadata": {},
    "name": "useSuggestedWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e7fae45c91bc478f19a6166349aef2a";

export default node;
