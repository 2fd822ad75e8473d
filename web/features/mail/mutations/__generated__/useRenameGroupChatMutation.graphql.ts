/**
 * @generated SignedSource<<1cd70233756efa890289d6d1aad6287d>>
 * @relayHash b20ae0b135ef16f02915ed8303d33470
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8154a8d17fd6558001256b767be4d2c077502036b56dae4230dcea96fc13e45

import type { ConcreteRequest } from 'relay-runtime';
export type RenameGroupChatInput = {
  id: string;
  name: string;
};
export type useRenameGroupChatMutation$variables = {
  input: RenameGroupChatInput;
};
export type useRenameGroupChatMutation$data = {
  readonly renameGroupChat: {
    readonly conversation: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useRenameGroupChatMutation = {
  response: useRenameGroupChatMutation$data;
  variables: useRenameGroupChatMutation$variables;
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
    "concreteType": "RenameGroupChatPayload",
    "kind": "LinkedField",
    "name": "renameGroupChat",
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
            "name": "name",
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
    "name": "useRenameGroupChatMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenameGroupChatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b8154a8d17fd6558001256b767be4d2c077502036b56dae4230dcea96fc13e45",
    "metadata": {},
    "name": "useRenameGroupChatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e63c43f0d33f68c9f3fbdd20c63d3915";

export default node;
