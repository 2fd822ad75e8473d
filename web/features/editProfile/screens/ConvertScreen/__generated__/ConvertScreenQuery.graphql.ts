/**
 * @generated SignedSource<<fe82a3f97bc6c63c84f3150e6f56ae80>>
 * @relayHash f766153007dc49a55d178cc558552235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 428487721c980225eca5bfbe4127e55af39f5493d96e639e6b9c0e9c366945c4

import type { ConcreteRequest } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type ProfileType = "COUPLE" | "SINGLE";
export type ConvertScreenQuery$variables = Record<PropertyKey, never>;
export type ConvertScreenQuery$data = {
  readonly viewer: {
    readonly persons: ReadonlyArray<{
      readonly birthday: string;
      readonly gender: Gender;
      readonly legacyId: number;
    }>;
    readonly profileType: ProfileType | null | undefined;
  };
};
export type ConvertScreenQuery = {
  response: ConvertScreenQuery$data;
  variables: ConvertScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profileType",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "OwnPerson",
  "kind": "LinkedField",
  "name": "persons",
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
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "birthday",
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
    "name": "ConvertScreenQuery",
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
    "name": "ConvertScreenQuery",
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
          (v1/*:: as any*/),
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
    "id": "428487721c980225eca5bfbe4127e55af39f5493d96e639e6b9c0e9c366945c4",
    "metadata": {},
    "name": "ConvertScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3867f414ddbd531637e342c5a7d069e8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
