/**
 * @generated SignedSource<<9d28baacdd987e5fc63d8075707c7137>>
 * @relayHash 627e480cab8ff600376391059ada6e03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3c6d5953c51e7b938793d5006fe00531ceffe6303469e7bb3df7ad66b71648a

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationDelivery = "PLAY_AUDIO" | "SEND_EMAIL" | "SEND_PUSH" | "SHOW_POPUP";
export type NotificationTopic = "ALBUM_REQUEST" | "BLOG_COMMENT" | "BOND_ACCEPTED" | "BOND_DELETED" | "BOND_REQUEST" | "BOND_ROLE_CHANGE" | "COMMENT_REPLY" | "DEBATE_COMMENT" | "EVENT_ANSWER" | "EVENT_CANCELLED" | "EVENT_CHANGED" | "EVENT_COMMENT" | "EVENT_PLACE" | "EVENT_QUESTION" | "EVENT_REMINDER" | "FAVOURITE" | "FAVOURITE_ONLINE" | "FOLLOWED_AUTHOR_ENTRY" | "FOLLOWED_DEBATE_COMMENT" | "FOLLOWED_ENTRY_COMMENT" | "GROUP_CHAT" | "GUESTBOOK_ENTRY" | "LIKE" | "LODGE_INVITATION" | "LODGE_MEDIA_ACCEPTED" | "LODGE_MEDIA_REJECTED" | "LODGE_REQUEST" | "LODGE_REQUEST_APPROVED" | "LODGE_REQUEST_DECLINED" | "LODGE_ROLE" | "MAIL" | "MEETUP_CANCELLED" | "MEETUP_CHANGED" | "MEETUP_COMMENT" | "MEETUP_PLACE" | "MEETUP_REMINDER" | "MENTION" | "NEW_FOLLOWER" | "RELATION_REQUEST" | "VISIT";
export type NotificationSettingsScreenQuery$variables = Record<PropertyKey, never>;
export type NotificationSettingsScreenQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly notificationSettings: ReadonlyArray<{
      readonly delivery: ReadonlyArray<NotificationDelivery>;
      readonly topic: NotificationTopic;
    }> | null | undefined;
  };
};
export type NotificationSettingsScreenQuery = {
  response: NotificationSettingsScreenQuery$data;
  variables: NotificationSettingsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
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
        "concreteType": "NotificationSetting",
        "kind": "LinkedField",
        "name": "notificationSettings",
        "plural": true,
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
            "kind": "ScalarField",
            "name": "delivery",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NotificationSettingsScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotificationSettingsScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f3c6d5953c51e7b938793d5006fe00531ceffe6303469e7bb3df7ad66b71648a",
    "metadata": {},
    "name": "NotificationSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c7142eb2b034b04659dc60b2a865cfa";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
