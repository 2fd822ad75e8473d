/**
 * @generated SignedSource<<0f4055f34f563d62dd4772392d2ac98d>>
 * @relayHash ee6ad5697e1da6433a61b13d8554672c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce74f2dfff88ff12b97da47458ffb2afab31bcd2c7452b86210cc3c930e19d41

import type { ConcreteRequest } from 'relay-runtime';
export type RelationStatus = "ACCEPTED" | "REQUESTED";
export type RelationType = "FRIEND" | "LOVER" | "PARTNER";
export type RelationDialogQuery$variables = Record<PropertyKey, never>;
export type RelationDialogQuery$data = {
  readonly viewer: {
    readonly relations: ReadonlyArray<{
      readonly id: string;
      readonly profile: {
        readonly id: string;
      };
      readonly requestedByOther: boolean;
      readonly status: RelationStatus;
      readonly type: RelationType;
    }> | null | undefined;
  };
};
export type RelationDialogQuery = {
  response: RelationDialogQuery$data;
  variables: RelationDialogQuery$variables;
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
  "concreteType": "Relation",
  "kind": "LinkedField",
  "name": "relations",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
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
      "name": "requestedByOther",
      "storageKey": null
    },
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RelationDialogQuery",
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
    "name": "RelationDialogQuery",
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
    "id": "ce74f2dfff88ff12b97da47458ffb2afab31bcd2c7452b86210cc3c930e19d41",
    "metadata": {},
    "name": "RelationDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a381b4101a0481552b78e6b8331707f4";

export default node;
