/**
 * @generated SignedSource<<364ea308d6a3ed2c70eecfd82e3e4136>>
 * @relayHash eff09902cb289261a499ac05d82b9720
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0995d93dbc4c5a35a2cd06148558e139ef444e8dc02159dd179a2a4a535093e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateLodgeScreenQuery$variables = {
  dark: boolean;
};
export type CreateLodgeScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useSubjects_query">;
};
export type CreateLodgeScreenQuery = {
  response: CreateLodgeScreenQuery$data;
  variables: CreateLodgeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dark"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateLodgeScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useSubjects_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateLodgeScreenQuery",
    "selections": [
      {
        "condition": "dark",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LodgeCategory",
            "kind": "LinkedField",
            "name": "lodgeCategories",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "dark",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Kink",
            "kind": "LinkedField",
            "name": "kinks",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e0995d93dbc4c5a35a2cd06148558e139ef444e8dc02159dd179a2a4a535093e",
    "metadata": {},
    "name": "CreateLodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9a2a35fbc4644f20cd70b9b64fc5d44";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
