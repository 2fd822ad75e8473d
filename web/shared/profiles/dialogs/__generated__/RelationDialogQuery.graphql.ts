/**
 * @generated SignedSource<<8bc32a5ecca4fe6acf18c95c798a26eb>>
 * @relayHash dc891922015e518b6aca1e7ebfde461a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 419edbb904d080415e3dee938b489f5eda450bbd1b5a3f0a62018c1ab6fa5dd7

import type { ConcreteRequest } from 'relay-runtime';
export type RelationStatus = "ACCEPTED" | "REQUESTED";
export type RelationType = "FRIEND" | "LOVER" | "PARTNER";
export type RelationDialogQuery$variables = Record<PropertyKey, never>;
export type RelationDialogQuery$data = {
  readonly viewer: {
    readonly relations: ReadonlyArray<{
      readonly id: string;
      readonly isRequestedByOther: boolean;
      readonly profile: {
        readonly id: string;
      };
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
      "name": "isRequestedByOther",
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
    "id": "419edbb904d080415e3dee938b489f5eda450bbd1b5a3f0a62018c1ab6fa5dd7",
    "metadata": {},
    "name": "RelationDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "decac6436c52de1d8fc89bbe55c5b495";

export default node;
