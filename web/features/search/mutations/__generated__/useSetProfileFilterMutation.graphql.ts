/**
 * @generated SignedSource<<9bba2ce52bef533f5e542b357cf0105f>>
 * @relayHash 4eac7e9a97a214f458a8609037613925
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ce4ceac831443d0dc1b84d8e68d94607d1bdaf13c5c9ebe2b3c7cc62778eeb8

import type { ConcreteRequest } from 'relay-runtime';
export type ProfileFilter = "ALL_PROFILES" | "EVENTS" | "FAVORITES" | "GROUPS" | "LODGES" | "POSSIBLE_MATCHES";
export type SetProfileFilterInput = {
  filter: ReadonlyArray<ProfileFilter>;
};
export type useSetProfileFilterMutation$variables = {
  input: SetProfileFilterInput;
};
export type useSetProfileFilterMutation$data = {
  readonly setProfileFilter: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly configuration: ReadonlyArray<{
        readonly key: string;
        readonly type: string;
        readonly value: string;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type useSetProfileFilterMutation$rawResponse = {
  readonly setProfileFilter: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly configuration: ReadonlyArray<{
        readonly key: string;
        readonly type: string;
        readonly value: string;
      }> | null | undefined;
      readonly id: string;
    } | null | undefined;
  };
};
export type useSetProfileFilterMutation = {
  rawResponse: useSetProfileFilterMutation$rawResponse;
  response: useSetProfileFilterMutation$data;
  variables: useSetProfileFilterMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ConfigurationValue",
  "kind": "LinkedField",
  "name": "configuration",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetProfileFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetProfileFilterPayload",
        "kind": "LinkedField",
        "name": "setProfileFilter",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetProfileFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetProfileFilterPayload",
        "kind": "LinkedField",
        "name": "setProfileFilter",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3ce4ceac831443d0dc1b84d8e68d94607d1bdaf13c5c9ebe2b3c7cc62778eeb8",
    "metadata": {},
    "name": "useSetProfileFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4848188d25a6ce539681022fe98a4db6";

export default node;
