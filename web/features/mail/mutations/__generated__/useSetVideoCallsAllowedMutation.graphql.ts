/**
 * @generated SignedSource<<a8159973f8484b9a67e19883ff1ba2ac>>
 * @relayHash dae238506417b4e66214dba003b6352b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ade1364771de3a4e23939e61132520d1bcfff1282e462aa72a3201e8bad08c4a

import type { ConcreteRequest } from 'relay-runtime';
export type SetVideoCallsAllowedInput = {
  allowed: boolean;
  id: string;
};
export type useSetVideoCallsAllowedMutation$variables = {
  input: SetVideoCallsAllowedInput;
};
export type useSetVideoCallsAllowedMutation$data = {
  readonly setVideoCallsAllowed: {
    readonly conversation: {
      readonly id: string;
      readonly otherAllowsVideoCalls: boolean;
      readonly viewerAllowsVideoCalls: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetVideoCallsAllowedMutation = {
  response: useSetVideoCallsAllowedMutation$data;
  variables: useSetVideoCallsAllowedMutation$variables;
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
    "concreteType": "SetVideoCallsAllowedPayload",
    "kind": "LinkedField",
    "name": "setVideoCallsAllowed",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
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
            "name": "viewerAllowsVideoCalls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "otherAllowsVideoCalls",
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
    "name": "useSetVideoCallsAllowedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetVideoCallsAllowedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ade1364771de3a4e23939e61132520d1bcfff1282e462aa72a3201e8bad08c4a",
    "metadata": {},
    "name": "useSetVideoCallsAllowedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fd84226f514ba5e757e1b56c0d6aac2";

export default node;
