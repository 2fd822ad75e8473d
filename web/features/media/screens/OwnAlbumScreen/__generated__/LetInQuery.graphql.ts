/**
 * @generated SignedSource<<906cb1ad42ae6b83de3370e39ecd6d65>>
 * @relayHash a75fb727644447eac6987df96825aa84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 477255be57c0c955c11e4e339b984bb061726753693e85304c0270fdb9fd673e

import type { ConcreteRequest } from 'relay-runtime';
export type BondStatus = "ACCEPTED" | "REQUESTED";
export type LetInQuery$variables = Record<PropertyKey, never>;
export type LetInQuery$data = {
  readonly viewer: {
    readonly bonds: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly profile: {
            readonly id: string;
            readonly name: string;
          };
          readonly status: BondStatus;
        };
      }>;
    } | null | undefined;
    readonly favourites: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
  };
};
export type LetInQuery = {
  response: LetInQuery$data;
  variables: LetInQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": (v0/*:: as any*/),
  "concreteType": "ProfileConnection",
  "kind": "LinkedField",
  "name": "favourites",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfileEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Profile",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "favourites(first:100)"
},
v4 = {
  "alias": null,
  "args": (v0/*:: as any*/),
  "concreteType": "BondConnection",
  "kind": "LinkedField",
  "name": "bonds",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BondEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Bond",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Profile",
              "kind": "LinkedField",
              "name": "profile",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "bonds(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LetInQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "LetInQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "477255be57c0c955c11e4e339b984bb061726753693e85304c0270fdb9fd673e",
    "metadata": {},
    "name": "LetInQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6468b63d591d82df6386435fbb01ec65";

export default node;
