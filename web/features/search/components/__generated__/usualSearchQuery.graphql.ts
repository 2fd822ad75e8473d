/**
 * @generated SignedSource<<19dadb5fbc3d3835ca82bc2d5b90b7c0>>
 * @relayHash 2aa5a68f0bfb77ed65404138d45e7fd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a2a0016c90cd7393ecf6440cc5d2e0fa2a58929b1cd39e601bbb875c73d654d

import type { ConcreteRequest } from 'relay-runtime';
export type Audience = "COUPLES" | "MEN" | "TRANSSEXUALS" | "WOMEN";
export type usualSearchQuery$variables = Record<PropertyKey, never>;
export type usualSearchQuery$data = {
  readonly viewer: {
    readonly matchSettings: {
      readonly ageFrom: number;
      readonly ageTo: number;
      readonly audience: ReadonlyArray<Audience>;
      readonly distance: number | null | undefined;
    } | null | undefined;
  };
};
export type usualSearchQuery = {
  response: usualSearchQuery$data;
  variables: usualSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "MatchSettings",
  "kind": "LinkedField",
  "name": "matchSettings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ageFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ageTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "distance",
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
    "name": "usualSearchQuery",
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
    "name": "usualSearchQuery",
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
    "id": "2a2a0016c90cd7393ecf6440cc5d2e0fa2a58929b1cd39e601bbb875c73d654d",
    "metadata": {},
    "name": "usualSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "54e73597b84a6d9f8b1c4a1b551ee174";

export default node;
