/**
 * @generated SignedSource<<8955d4be809b2cd51b1f5587e3bc09fc>>
 * @relayHash 300d6cc8a295ca6af0240f2793f14cab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc4fb1542c6f18450185651f1e25dbd4dcec4d8a2d1d276f865c87400361c13f

import type { ConcreteRequest } from 'relay-runtime';
export type CreateScreenQuery$variables = Record<PropertyKey, never>;
export type CreateScreenQuery$data = {
  readonly site: {
    readonly countries: ReadonlyArray<{
      readonly legacyId: number;
      readonly name: string;
    }> | null | undefined;
  };
};
export type CreateScreenQuery = {
  response: CreateScreenQuery$data;
  variables: CreateScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Country",
            "kind": "LinkedField",
            "name": "countries",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "CreateScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Country",
            "kind": "LinkedField",
            "name": "countries",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cc4fb1542c6f18450185651f1e25dbd4dcec4d8a2d1d276f865c87400361c13f",
    "metadata": {},
    "name": "CreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8460b1ea77e9e0f237b89aaec79ffa0e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
