/**
 * @generated SignedSource<<00fe4ee8fb0d1229646132a13011f8cb>>
 * @relayHash 003d80571ba6894a9bdac59adf018ae5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c6080bb7c8b698a24c2db603bd165f4780b157b2e4ccfaca11b60ad7c7d948b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFreshDataExportQuery$variables = Record<PropertyKey, never>;
export type useFreshDataExportQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DataExport_viewer">;
  };
};
export type useFreshDataExportQuery = {
  response: useFreshDataExportQuery$data;
  variables: useFreshDataExportQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFreshDataExportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DataExport_viewer"
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
    "name": "useFreshDataExportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DataExport",
            "kind": "LinkedField",
            "name": "dataExport",
            "plural": false,
            "selections": [
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
                "kind": "ScalarField",
                "name": "size",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "0c6080bb7c8b698a24c2db603bd165f4780b157b2e4ccfaca11b60ad7c7d948b",
    "metadata": {},
    "name": "useFreshDataExportQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "59ace8d19adfa789998dd5dc07fbb72a";

export default node;
