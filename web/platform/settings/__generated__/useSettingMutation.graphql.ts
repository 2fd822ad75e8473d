/**
 * @generated SignedSource<<795d93b0d111dfc94c27b2d677b59209>>
 * @relayHash e1a761509f00302a5825e5c35e8ca21a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61cef65b3f47cb2e51822af59f9d24e751ea28d78028bf5e0ba3652f838cb3a9

import type { ConcreteRequest } from 'relay-runtime';
export type SetConfigurationValueInput = {
  key: string;
  value: string;
};
export type useSettingMutation$variables = {
  input: SetConfigurationValueInput;
};
export type useSettingMutation$data = {
  readonly setConfigurationValue: {
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
export type useSettingMutation$rawResponse = {
  readonly setConfigurationValue: {
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
export type useSettingMutation = {
  rawResponse: useSettingMutation$rawResponse;
  response: useSettingMutation$data;
  variables: useSettingMutation$variables;
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
    "name": "useSettingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetConfigurationValuePayload",
        "kind": "LinkedField",
        "name": "setConfigurationValue",
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
    "name": "useSettingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetConfigurationValuePayload",
        "kind": "LinkedField",
        "name": "setConfigurationValue",
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
    "id": "61cef65b3f47cb2e51822af59f9d24e751ea28d78028bf5e0ba3652f838cb3a9",
    "metadata": {},
    "name": "useSettingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52af8d546819398ca0e8d8b5af807a51";

export default node;
