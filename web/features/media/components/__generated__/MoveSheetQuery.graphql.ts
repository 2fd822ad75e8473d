/**
 * @generated SignedSource<<8be31f79aff6ab878c0913b69d46a3e6>>
 * @relayHash c9deea27c42dfa51f14f2bb6dca84d0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7432ab8fcff10df1d1934f1207cd613f558bde04191c267722b4ad37846f4dba

import type { ConcreteRequest } from 'relay-runtime';
export type AlbumType = "PROTECTED" | "PUBLIC" | "RED";
export type MoveSheetQuery$variables = Record<PropertyKey, never>;
export type MoveSheetQuery$data = {
  readonly viewer: {
    readonly albums: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly type: AlbumType;
        };
      }>;
    } | null | undefined;
  };
};
export type MoveSheetQuery = {
  response: MoveSheetQuery$data;
  variables: MoveSheetQuery$variables;
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
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 50
    }
  ],
  "concreteType": "AlbumConnection",
  "kind": "LinkedField",
  "name": "albums",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AlbumEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Album",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "albums(first:50)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MoveSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
    "name": "MoveSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
    "id": "7432ab8fcff10df1d1934f1207cd613f558bde04191c267722b4ad37846f4dba",
    "metadata": {},
    "name": "MoveSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "324fee6417b636265bf464d34eddf895";

export default node;
