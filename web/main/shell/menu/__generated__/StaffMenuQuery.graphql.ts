/**
 * @generated SignedSource<<20ea371478c2072003df333ed23ec81d>>
 * @relayHash 3fe4b7ec9cf70ef48c193ad2f132e63e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f1efa7efcbdce545ee1a99959f4b436b26e4ba55dab71d1c56508a6e1dc578f

import type { ConcreteRequest } from 'relay-runtime';
export type StaffMenuQuery$variables = Record<PropertyKey, never>;
export type StaffMenuQuery$data = {
  readonly viewer: {
    readonly deskCounts: {
      readonly applications: number;
      readonly cases: number;
      readonly kinks: number;
      readonly looks: number;
      readonly tickets: number;
      readonly validations: number;
    } | null | undefined;
  };
};
export type StaffMenuQuery = {
  response: StaffMenuQuery$data;
  variables: StaffMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "DeskCounts",
  "kind": "LinkedField",
  "name": "deskCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tickets",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cases",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "looks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applications",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kinks",
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
    "name": "StaffMenuQuery",
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
    "name": "StaffMenuQuery",
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
    "id": "1f1efa7efcbdce545ee1a99959f4b436b26e4ba55dab71d1c56508a6e1dc578f",
    "metadata": {},
    "name": "StaffMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39ffafeac339f97dd2ab9a646af5adc6";

export default node;
