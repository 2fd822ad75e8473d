/**
 * @generated SignedSource<<3e9aeb869d0281418de19269837ab545>>
 * @relayHash 0ed746a097b5301e21ac82e097d7ad30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45c5473a6ad11ad71451cbf8799c64e15836c0125dd14dd5a9a1070770053f3c

import type { ConcreteRequest } from 'relay-runtime';
export type GlossaryScreenQuery$variables = Record<PropertyKey, never>;
export type GlossaryScreenQuery$data = {
  readonly site: {
    readonly glossary: ReadonlyArray<{
      readonly id: string;
      readonly term: string;
      readonly text: string;
    }> | null | undefined;
  };
};
export type GlossaryScreenQuery = {
  response: GlossaryScreenQuery$data;
  variables: GlossaryScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "GlossaryEntry",
  "kind": "LinkedField",
  "name": "glossary",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "term",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
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
    "name": "GlossaryScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GlossaryScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "45c5473a6ad11ad71451cbf8799c64e15836c0125dd14dd5a9a1070770053f3c",
    "metadata": {},
    "name": "GlossaryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2a108bbbb2382986088deaecda485a85";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
