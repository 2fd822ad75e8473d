/**
 * @generated SignedSource<<9543280be02aef0a80b90ad0d5ed7db7>>
 * @relayHash bf3ba4d5301bda60c287cb3a535f99e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab65e1a2370898697e6f386699f58ae9a847613c7c1b0fc95cee7a52cd19d371

import type { ConcreteRequest } from 'relay-runtime';
export type startLiveStreamQuery$variables = Record<PropertyKey, never>;
export type startLiveStreamQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly legacyId: number | null | undefined;
  };
};
export type startLiveStreamQuery = {
  response: startLiveStreamQuery$data;
  variables: startLiveStreamQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "legacyId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "startLiveStreamQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "startLiveStreamQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ab65e1a2370898697e6f386699f58ae9a847613c7c1b0fc95cee7a52cd19d371",
    "metadata": {},
    "name": "startLiveStreamQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dc3ea6e520a5077926d8114be27730f7";

export default node;
