/**
 * @generated SignedSource<<6fa1575d993fb1a0c4222f63e75098f4>>
 * @relayHash 73a89c1aee4d962294de46f8082661d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a022366c1c789ac95b4965a2e27ef7702768542d732ec1895c9febb0331896e

import type { ConcreteRequest } from 'relay-runtime';
export type ConversationKind = "EVENT" | "GROUP_CHAT" | "LODGE" | "NORMAL" | "SYSTEM";
export type MessageType = "BIRTHDAY_WISHES" | "EVENT" | "GROUP_CHAT_CLOSED" | "GROUP_CHAT_CREATED" | "GROUP_CHAT_MEMBER_ADDED" | "GROUP_CHAT_MEMBER_LEFT" | "GROUP_CHAT_MEMBER_REMOVED" | "GROUP_CHAT_OWNER_CHANGED" | "GROUP_CHAT_RENAMED" | "LODGES" | "LODGE_MEMBERSHIP_APPROVED" | "LODGE_MEMBERSHIP_DECLINED" | "LODGE_MEMBERSHIP_REQUEST" | "LODGE_MEMBER_BANNED" | "LODGE_MEMBER_JOINED" | "LODGE_MEMBER_LEFT" | "LODGE_OWNERSHIP_PASSED" | "LOUNGE" | "MEMBERSHIP_ABOUT_TO_EXPIRE" | "NORMAL" | "PROTECTED_PICTURES_ACCESS" | "RECEIPT" | "SYSTEM_MESSAGE" | "VIDEO_CALL" | "VIDEO_CALLS_DISABLED" | "VIDEO_CALLS_ENABLED" | "VIDEO_MESSAGE";
export type NotificationTopic = "ALBUM_REQUEST" | "BLOG_COMMENT" | "COMMENT_REPLY" | "FAVOURITE" | "FAVOURITE_ONLINE" | "FOLLOWED_AUTHOR_ENTRY" | "FOLLOWED_ENTRY_COMMENT" | "GROUP_CHAT" | "GUESTBOOK_ENTRY" | "LIKE" | "MAIL" | "MENTION" | "NEW_FOLLOWER" | "RELATION_REQUEST" | "VISIT";
export type liveSubscription$variables = Record<PropertyKey, never>;
export type liveSubscription$data = {
  readonly liveEvents: {
    readonly __typename: "LiveConversation";
    readonly conversation: {
      readonly id: string;
      readonly otherReadUpTo: number;
      readonly unreadCount: number;
    } | null | undefined;
    readonly conversationLegacyId: number;
  } | {
    readonly __typename: "LiveCounts";
    readonly at: string;
  } | {
    readonly __typename: "LiveMessage";
    readonly conversation: {
      readonly id: string;
      readonly kind: ConversationKind;
      readonly legacyId: number;
      readonly name: string;
      readonly unreadCount: number;
    } | null | undefined;
    readonly message: {
      readonly __typename: string;
      readonly conversationLegacyId: number;
      readonly id: string;
      readonly legacyId: number;
      readonly type: MessageType;
      readonly viewerIsAuthor: boolean;
    };
    readonly messageEdge: {
      readonly cursor: string;
      readonly node: {
        readonly __typename: string;
        readonly id: string;
      };
    };
  } | {
    readonly __typename: "LiveNews";
    readonly actor: {
      readonly id: string;
      readonly legacyId: number;
      readonly name: string;
    } | null | undefined;
    readonly notification: {
      readonly __typename: string;
      readonly id: string;
    } | null | undefined;
    readonly topic: NotificationTopic;
  } | {
    readonly __typename: "LiveResync";
    readonly at: string;
  } | {
    readonly __typename: "LiveTyping";
    readonly conversationLegacyId: number;
    readonly profile: {
      readonly id: string;
      readonly name: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type liveSubscription = {
  response: liveSubscription$data;
  variables: liveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
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
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversationLegacyId",
  "storageKey": null
},
v6 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "at",
    "storageKey": null
  }
],
v8 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "liveEvents",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "kind": "InlineFragment",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "message",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
                "name": "viewerIsAuthor",
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MessageEdge",
            "kind": "LinkedField",
            "name": "messageEdge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "LiveMessage",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversation",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "otherReadUpTo",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "LiveConversation",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "LiveTyping",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "topic",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "actor",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "notification",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "LiveNews",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v7/*:: as any*/),
        "type": "LiveCounts",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v7/*:: as any*/),
        "type": "LiveResync",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "liveSubscription",
    "selections": (v8/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveSubscription",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "3a022366c1c789ac95b4965a2e27ef7702768542d732ec1895c9febb0331896e",
    "metadata": {},
    "name": "liveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "970202b2152fec2f65d28f886b593f33";

export default node;
