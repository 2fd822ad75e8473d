/**
 * @generated SignedSource<<41d5f6b928c2cb09562847b724733beb>>
 * @relayHash 77ec51e6c29e2979aaaf581beac2eccd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 253d7399dc3367b61169fe3011fb790770232744796b32402b54ba00d40a6e7f

import type { ConcreteRequest } from 'relay-runtime';
export type SetCuratedInput = {
  curated: boolean;
  id: string;
};
export type useSetCuratedMutation$variables = {
  input: SetCuratedInput;
};
export type useSetCuratedMutation$data = {
  readonly setCurated: {
    readonly entry: {
      readonly curated: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetCuratedMutation$rawResponse = {
  readonly setCurated: {
    readonly entry: {
      readonly curated: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetCuratedMutation = {
  rawResponse: useSetCuratedMutation$rawResponse;
  response: useSetCuratedMutation$data;
  variables: useSetCuratedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetCuratedPayload",
    "kind": "LinkedField",
    "name": "setCurated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BlogEntry",
        "kind": "LinkedField",
        "name": "entry",
        "plural": false,
        "selections": [
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
            "name": "curated",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetCuratedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetCuratedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "253d7399dc3367b61169fe3011fb790770232744796b32402b54ba00d40a6e7f",
    "metadata": {},
    "name": "useSetCuratedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2efa4d40e3f4758bbaf854bb833a4e09";

export default node;
