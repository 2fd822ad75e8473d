/**
 * @generated SignedSource<<98a41da0890889629f94073f9385e5d2>>
 * @relayHash e418d8a28289b574260116b61af37ae7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1e59a7118df7016362484698ccea02ada03ff9ad9b2b0be3ef7b487aeabc127

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationDelivery = "PLAY_AUDIO" | "SEND_EMAIL" | "SEND_PUSH" | "SHOW_POPUP";
export type NotificationTopic = "ALBUM_REQUEST" | "BLOG_COMMENT" | "BOND_ACCEPTED" | "BOND_DELETED" | "BOND_REQUEST" | "BOND_ROLE_CHANGE" | "COMMENT_REPLY" | "DEBATE_COMMENT" | "EVENT_ANSWER" | "EVENT_CANCELLED" | "EVENT_CHANGED" | "EVENT_COMMENT" | "EVENT_PLACE" | "EVENT_QUESTION" | "EVENT_REMINDER" | "FAVOURITE" | "FAVOURITE_ONLINE" | "FOLLOWED_AUTHOR_ENTRY" | "FOLLOWED_DEBATE_COMMENT" | "FOLLOWED_ENTRY_COMMENT" | "GROUP_CHAT" | "GUESTBOOK_ENTRY" | "LIKE" | "LODGE_INVITATION" | "LODGE_MEDIA_ACCEPTED" | "LODGE_MEDIA_REJECTED" | "LODGE_REQUEST" | "LODGE_REQUEST_APPROVED" | "LODGE_REQUEST_DECLINED" | "LODGE_ROLE" | "MAIL" | "MEETUP_CANCELLED" | "MEETUP_CHANGED" | "MEETUP_COMMENT" | "MEETUP_PLACE" | "MEETUP_REMINDER" | "MENTION" | "NEW_FOLLOWER" | "RELATION_REQUEST" | "VISIT";
export type PopUpsQuery$variables = Record<PropertyKey, never>;
export type PopUpsQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly notificationSettings: ReadonlyArray<{
      readonly delivery: ReadonlyArray<NotificationDelivery>;
      readonly topic: NotificationTopic;
    }> | null | undefined;
  };
};
export type PopUpsQuery = {
  response: PopUpsQuery$data;
  variables: PopUpsQuery$variables;
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
    "name": "PopUpsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PopUpsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d1e59a7118df7016362484698ccea02ada03ff9ad9b2b0be3ef7b487aeabc127",
    "metadata": {},
    "name": "PopUpsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d8e3d6fececdf1e8c5885415b95280df";

export default node;
