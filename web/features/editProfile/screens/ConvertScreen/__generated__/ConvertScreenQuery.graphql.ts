/**
 * @generated SignedSource<<807c79e22d9018fc3af05af3dd23b460>>
 * @relayHash 6a01c91fb38ab3746a3c90ea6f711e46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e1b91daeca80b3b40a1a623471c08b2cb9e097b4d4748db8d7ea0ba345bbff1

import type { ConcreteRequest } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type ProfileType = "COUPLE" | "SINGLE";
export type ConvertScreenQuery$variables = Record<PropertyKey, never>;
export type ConvertScreenQuery$data = {
  readonly viewer: {
    readonly persons: ReadonlyArray<{
      readonly birthday: string;
      readonly person: {
        readonly gender: Gender;
        readonly id: string;
      };
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
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
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gender",
          "storageKey": null
        }
      ],
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
          (v2/*:: as any*/)
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
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7e1b91daeca80b3b40a1a623471c08b2cb9e097b4d4748db8d7ea0ba345bbff1",
    "metadata": {},
    "name": "ConvertScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e81d472ac8ec0c244a5a66f11c11350";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
