/**
 * @generated SignedSource<<afc8f6e370055c2636f720344417a6fb>>
 * @relayHash 6a24cd44e0333825bb011296afa528a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d991934bc921e5e61b2621dc29ec0d6d430405c1f50b3023d27d977e0c83ced

import type { ConcreteRequest } from 'relay-runtime';
export type LeaveGroupChatInput = {
  id: string;
};
export type useLeaveGroupChatMutation$variables = {
  input: LeaveGroupChatInput;
};
export type useLeaveGroupChatMutation$data = {
  readonly leaveGroupChat: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useLeaveGroupChatMutation = {
  response: useLeaveGroupChatMutation$data;
  variables: useLeaveGroupChatMutation$variables;
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
    "concreteType": "LeaveGroupChatPayload",
    "kind": "LinkedField",
    "name": "leaveGroupChat",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "useLeaveGroupChatMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLeaveGroupChatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8d991934bc921e5e61b2621dc29ec0d6d430405c1f50b3023d27d977e0c83ced",
    "metadata": {},
    "name": "useLeaveGroupChatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6957a899b6e340055b9eebd40eb9b713";

export default node;
