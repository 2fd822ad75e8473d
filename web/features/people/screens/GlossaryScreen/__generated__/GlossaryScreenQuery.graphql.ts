/**
 * @generated SignedSource<<a4882821d42fafcb264a2672a72f4dc0>>
 * @relayHash 6c3c351050baedf2139913775493e75e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e91e2c41d4fe9d3b54f7549c425f7b1fe17cd390682beced40093e6861119412

import type { ConcreteRequest } from 'relay-runtime';
export type GlossaryScreenQuery$variables = Record<PropertyKey, never>;
export type GlossaryScreenQuery$data = {
  readonly site: {
    readonly glossary: ReadonlyArray<{
      readonly legacyId: number;
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
  "concreteType": "GlossaryEntry",
  "kind": "LinkedField",
  "name": "glossary",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
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
    "id": "e91e2c41d4fe9d3b54f7549c425f7b1fe17cd390682beced40093e6861119412",
    "metadata": {},
    "name": "GlossaryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c753fcf7b2764bcadce80366244994b0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
