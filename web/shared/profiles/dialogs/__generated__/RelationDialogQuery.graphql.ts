/**
 * @generated SignedSource<<d6dc5d195e54f03b25d906c8842abed1>>
 * @relayHash 059180bc8284a72b18bb221af706b21b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 078765617640e2acafcbdcdc1fd47e50e0ce616be478fc924481c6b1fbe43a40

import type { ConcreteRequest } from 'relay-runtime';
export type RelationStatus = "ACCEPTED" | "REQUESTED";
export type RelationType = "FRIEND" | "LOVER" | "PARTNER";
export type RelationDialogQuery$variables = Record<PropertyKey, never>;
export type RelationDialogQuery$data = {
  readonly viewer: {
    readonly relations: ReadonlyArray<{
      readonly legacyId: number;
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
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
    "id": "078765617640e2acafcbdcdc1fd47e50e0ce616be478fc924481c6b1fbe43a40",
    "metadata": {},
    "name": "RelationDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c963b24e5f1f2ec2bcc6c249ad526094";

export default node;
