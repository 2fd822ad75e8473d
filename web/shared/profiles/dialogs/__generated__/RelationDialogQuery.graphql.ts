/**
 * @generated SignedSource<<d9918b77e14c0a0f257418b7aca9cc46>>
 * @relayHash 7f57e12c7b75f65d58ae11bce6fee77c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bff4614e72f5053522acde8ee4726e2a2fde66a511dd51272cdc1c02d10802c8

import type { ConcreteRequest } from 'relay-runtime';
export type RelationStatus = "ACCEPTED" | "REQUESTED";
export type RelationType = "FRIEND" | "LOVER" | "PARTNER";
export type RelationDialogQuery$variables = Record<PropertyKey, never>;
export type RelationDialogQuery$data = {
  readonly viewer: {
    readonly relations: ReadonlyArray<{
      readonly profile: {
        readonly id: string;
      };
      readonly relationId: string;
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "relationId",
      "storageKey": null
    },
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
    "id": "bff4614e72f5053522acde8ee4726e2a2fde66a511dd51272cdc1c02d10802c8",
    "metadata": {},
    "name": "RelationDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0061756f64539be8bdd47aaa32d73863";

export default node;
