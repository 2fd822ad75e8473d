/**
 * @generated SignedSource<<f1b833e64e6d47262295e74b164f9dad>>
 * @relayHash 92aef51a08da6f2d31374e14b791f565
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9b877fa3ea0ee274b8178ea3ff9cc77c008e5ae01819c26143462b8b80da9d6

import type { ConcreteRequest } from 'relay-runtime';
export type DataExportButtonQuery$variables = Record<PropertyKey, never>;
export type DataExportButtonQuery$data = {
  readonly viewer: {
    readonly dataExport: unknown | null | undefined;
  };
};
export type DataExportButtonQuery = {
  response: DataExportButtonQuery$data;
  variables: DataExportButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataExport",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DataExportButtonQuery",
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
    "name": "DataExportButtonQuery",
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
    "id": "e9b877fa3ea0ee274b8178ea3ff9cc77c008e5ae01819c26143462b8b80da9d6",
    "metadata": {},
    "name": "DataExportButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e486dd195804741d95c1b55219cb0462";

export default node;
