/**
 * @generated SignedSource<<c749ebc5e0fcb6e3ce3b30a6172cb51a>>
 * @relayHash 8fd91fad472dd219fd5fe58fd450c920
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 850a5c907b72bd4cdc34a36355d5ef2f8b84232e49be33062aea96ba7093e4d2

import type { ConcreteRequest } from 'relay-runtime';
export type BondDialogQuery$variables = Record<PropertyKey, never>;
export type BondDialogQuery$data = {
  readonly viewer: {
    readonly bonds: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly profile: {
            readonly id: string;
          };
        };
      }>;
    } | null | undefined;
  };
};
export type BondDialogQuery = {
  response: BondDialogQuery$data;
  variables: BondDialogQuery$variables;
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
      "value": 100
    }
  ],
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Profile",
              "kind": "LinkedField",
              "name": "profile",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
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
    "name": "BondDialogQuery",
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
    "name": "BondDialogQuery",
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
    "id": "850a5c907b72bd4cdc34a36355d5ef2f8b84232e49be33062aea96ba7093e4d2",
    "metadata": {},
    "name": "BondDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "37a0db1efc1b45c800714258cb2dc3d1";

export default node;
