/**
 * @generated SignedSource<<6643e08c62aecb8639d40c266416f452>>
 * @relayHash 7ec3df8d4307f9f070c267e61ca4d9f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c12a44a38c4ed96473cea62cd86b7b415c967c1232f4f535dae11e5d7902cdad

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeScreenQuery$variables = Record<PropertyKey, never>;
export type ChangeScreenQuery$data = {
  readonly site: {
    readonly changelog: ReadonlyArray<{
      readonly date: string;
      readonly html: string;
      readonly title: string;
    }> | null | undefined;
  };
};
export type ChangeScreenQuery = {
  response: ChangeScreenQuery$data;
  variables: ChangeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Change",
  "kind": "LinkedField",
  "name": "changelog",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
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
    "name": "ChangeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
    "name": "ChangeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
    "id": "c12a44a38c4ed96473cea62cd86b7b415c967c1232f4f535dae11e5d7902cdad",
    "metadata": {},
    "name": "ChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58200e43d9187627778feb75e1a30d19";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
