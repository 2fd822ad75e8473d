/**
 * @generated SignedSource<<099995189251385cdbadaa0139ca68d4>>
 * @relayHash aa945b5256e24129f905ed5889395447
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05fafa51f61ef71a56f0d779f2d2fe548051ae5ee355d4df24bb7387ee46a343

import type { ConcreteRequest } from 'relay-runtime';
export type useRecentEmojisQuery$variables = Record<PropertyKey, never>;
export type useRecentEmojisQuery$data = {
  readonly viewer: {
    readonly recentEmojis: ReadonlyArray<string> | null | undefined;
  };
};
export type useRecentEmojisQuery = {
  response: useRecentEmojisQuery$data;
  variables: useRecentEmojisQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recentEmojis",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRecentEmojisQuery",
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
    "name": "useRecentEmojisQuery",
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
    "id": "05fafa51f61ef71a56f0d779f2d2fe548051ae5ee355d4df24bb7387ee46a343",
    "metadata": {},
    "name": "useRecentEmojisQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eaa71fdbf050c2fd517e99caee9c4a71";

export default node;
