/**
 * @generated SignedSource<<b7b1a5622ec1d7cf476b547d9996d149>>
 * @relayHash fa409c285f612173964d0b2ebd47fbe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f934f4a8c24bc0f346b6a0a5db70597439e4a261d203eaa32a7bfcb5a35f876

import type { ConcreteRequest } from 'relay-runtime';
export type StartScreenQuery$variables = Record<PropertyKey, never>;
export type StartScreenQuery$data = {
  readonly viewer: {
    readonly name: string;
  };
};
export type StartScreenQuery = {
  response: StartScreenQuery$data;
  variables: StartScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StartScreenQuery",
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
    "name": "StartScreenQuery",
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
    "id": "0f934f4a8c24bc0f346b6a0a5db70597439e4a261d203eaa32a7bfcb5a35f876",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa00568c4d2eb9a706904d4ace4118d0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
