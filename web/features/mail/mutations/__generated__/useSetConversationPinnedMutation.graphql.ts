/**
 * @generated SignedSource<<8cc5b42f2ceadaf515d7d32149bd7377>>
 * @relayHash a04891e1c6d3833e4d5b128836b57a22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a46b13736e2f289d7e11efc68b1371d7ef8dc104170d9ff37ea38d55242702f

import type { ConcreteRequest } from 'relay-runtime';
export type SetConversationPinnedInput = {
  id: string;
  pinned: boolean;
};
export type useSetConversationPinnedMutation$variables = {
  input: SetConversationPinnedInput;
};
export type useSetConversationPinnedMutation$data = {
  readonly setConversationPinned: {
    readonly conversation: {
      readonly id: string;
      readonly viewerHasPinned: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetConversationPinnedMutation$rawResponse = {
  readonly setConversationPinned: {
    readonly conversation: {
      readonly id: string;
      readonly viewerHasPinned: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetConversationPinnedMutation = {
  rawResponse: useSetConversationPinnedMutation$rawResponse;
  response: useSetConversationPinnedMutation$data;
  variables: useSetConversationPinnedMutation$variables;
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
    "concreteType": "SetConversationPinnedPayload",
    "kind": "LinkedField",
    "name": "setConversationPinned",
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
            "name": "viewerHasPinned",
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
    "name": "useSetConversationPinnedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetConversationPinnedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8a46b13736e2f289d7e11efc68b1371d7ef8dc104170d9ff37ea38d55242702f",
    "metadata": {},
    "name": "useSetConversationPinnedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65fc0f432f3883da52b29a2faa912fd4";

export default node;
