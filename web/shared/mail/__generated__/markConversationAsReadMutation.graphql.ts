/**
 * @generated SignedSource<<8bd5215b662e7723a1dfbe49eb0f2ae7>>
 * @relayHash cfc73d560cf68ad79e3742eb1bbceb87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7c9a392e44e98c29c6446b7fcaf882e85102f22faabbe7810fd9265223bbcb6

import type { ConcreteRequest } from 'relay-runtime';
export type MarkConversationAsReadInput = {
  id: string;
  messageId: string;
};
export type markConversationAsReadMutation$variables = {
  input: MarkConversationAsReadInput;
};
export type markConversationAsReadMutation$data = {
  readonly markConversationAsRead: {
    readonly conversation: {
      readonly id: string;
      readonly unreadCount: number;
    } | null | undefined;
    readonly viewer: {
      readonly counts: {
        readonly total: number;
        readonly unreadMail: number;
      } | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type markConversationAsReadMutation = {
  response: markConversationAsReadMutation$data;
  variables: markConversationAsReadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MarkConversationAsReadPayload",
    "kind": "LinkedField",
    "name": "markConversationAsRead",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationCounts",
            "kind": "LinkedField",
            "name": "counts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadMail",
                "storageKey": null
              }
            ],
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
    "name": "markConversationAsReadMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "markConversationAsReadMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e7c9a392e44e98c29c6446b7fcaf882e85102f22faabbe7810fd9265223bbcb6",
    "metadata": {},
    "name": "markConversationAsReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b21f6689bb2dd565795047c8af7d85c";

export default node;
