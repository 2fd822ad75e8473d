/**
 * @generated SignedSource<<4b5ccd3e6dfdb9647461e13f5034f571>>
 * @relayHash d41cbbb619a8dfa451be1dec28359b72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 372afcba3c9072510ad8f4c16b29d4ab9afd3616ed0d06aee058765ad133658f

import type { ConcreteRequest } from 'relay-runtime';
export type BanScreenQuery$variables = Record<PropertyKey, never>;
export type BanScreenQuery$data = {
  readonly viewer: {
    readonly blogBan: {
      readonly reason: string | null | undefined;
      readonly until: string | null | undefined;
    } | null | undefined;
  };
};
export type BanScreenQuery = {
  response: BanScreenQuery$data;
  variables: BanScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "BlogBan",
  "kind": "LinkedField",
  "name": "blogBan",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
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
    "name": "BanScreenQuery",
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
    "name": "BanScreenQuery",
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
    "id": "372afcba3c9072510ad8f4c16b29d4ab9afd3616ed0d06aee058765ad133658f",
    "metadata": {},
    "name": "BanScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6bd756e0b94ecbe882eac602e916c28f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
