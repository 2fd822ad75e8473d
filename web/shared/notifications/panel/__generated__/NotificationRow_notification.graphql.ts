/**
 * @generated SignedSource<<2e4b20a96b044d0717f4f7603b063cd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationTopic = "ALBUM_REQUEST" | "BLOG_COMMENT" | "BOND_ACCEPTED" | "BOND_DELETED" | "BOND_REQUEST" | "BOND_ROLE_CHANGE" | "COMMENT_REPLY" | "DEBATE_COMMENT" | "EVENT_ANSWER" | "EVENT_CANCELLED" | "EVENT_CHANGED" | "EVENT_COMMENT" | "EVENT_PLACE" | "EVENT_QUESTION" | "EVENT_REMINDER" | "FAVOURITE" | "FAVOURITE_ONLINE" | "FOLLOWED_AUTHOR_ENTRY" | "FOLLOWED_DEBATE_COMMENT" | "FOLLOWED_ENTRY_COMMENT" | "GROUP_CHAT" | "GUESTBOOK_ENTRY" | "LIKE" | "LODGE_INVITATION" | "LODGE_MEDIA_ACCEPTED" | "LODGE_MEDIA_REJECTED" | "LODGE_REQUEST" | "LODGE_REQUEST_APPROVED" | "LODGE_REQUEST_DECLINED" | "LODGE_ROLE" | "MAIL" | "MEETUP_CANCELLED" | "MEETUP_CHANGED" | "MEETUP_COMMENT" | "MEETUP_PLACE" | "MEETUP_REMINDER" | "MENTION" | "NEW_FOLLOWER" | "RELATION_REQUEST" | "VISIT";
import type { FragmentRefs } from "relay-runtime";
export type NotificationRow_notification$data = {
  readonly __typename: string;
  readonly actor: {
    readonly isOnline: boolean;
    readonly legacyId: number;
    readonly name: string;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
  };
  readonly album?: {
    readonly legacyId: number;
  } | null | undefined;
  readonly comment?: {
    readonly legacyId: number;
  } | null | undefined;
  readonly commentId?: string | null | undefined;
  readonly createdAt: string;
  readonly decision?: {
    readonly album: {
      readonly legacyId: number;
    } | null | undefined;
    readonly lodge: {
      readonly legacyId: number;
    } | null | undefined;
  } | null | undefined;
  readonly entry?: {
    readonly legacyId: number;
    readonly lodge?: {
      readonly legacyId: number;
    } | null | undefined;
  } | null | undefined;
  readonly entryId?: string | null | undefined;
  readonly event?: {
    readonly legacyId: number;
  } | null | undefined;
  readonly excerpt?: string | null | undefined;
  readonly id: string;
  readonly isRead: boolean;
  readonly lodge?: {
    readonly legacyId: number;
  } | null | undefined;
  readonly media?: {
    readonly __typename: string;
    readonly legacyId: number;
    readonly lodgeAlbum: {
      readonly legacyId: number;
      readonly lodge: {
        readonly legacyId: number;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly meetup?: {
    readonly legacyId: number;
    readonly lodge: {
      readonly legacyId: number;
    } | null | undefined;
  } | null | undefined;
  readonly title?: string | null | undefined;
  readonly topic: NotificationTopic;
  readonly " $fragmentType": "NotificationRow_notification";
};
export type NotificationRow_notification$key = {
  readonly " $data"?: NotificationRow_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationRow_notification">;
};

const node: ReaderFragment = (function(){
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
  "name": "legacyId",
  "storageKey": null
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "usePictureSource_picture"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v4 = [
  (v1/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Lodge",
  "kind": "LinkedField",
  "name": "lodge",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = [
  (v1/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entryId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationRow_notification",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "topic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOnline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "picture",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v3/*:: as any*/)
      ],
      "type": "ProfileNotification",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "media",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "LodgeAlbum",
              "kind": "LinkedField",
              "name": "lodgeAlbum",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "MediaNotification",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Album",
          "kind": "LinkedField",
          "name": "album",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
      "type": "AlbumNotification",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v5/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "type": "LodgeNotification",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "BlogEntry",
          "kind": "LinkedField",
          "name": "entry",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "BlogComment",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "type": "BlogNotification",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LodgeMediaDecision",
          "kind": "LinkedField",
          "name": "decision",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "LodgeAlbum",
              "kind": "LinkedField",
              "name": "album",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            (v5/*:: as any*/)
          ],
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "type": "LodgeMediaNotification",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DebateEntry",
          "kind": "LinkedField",
          "name": "entry",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DebateComment",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "type": "DebateNotification",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Event",
          "kind": "LinkedField",
          "name": "event",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "EventComment",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "type": "EventNotification",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Meetup",
          "kind": "LinkedField",
          "name": "meetup",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MeetupComment",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "type": "MeetupNotification",
      "abstractKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": "__isNotification"
};
})();

(node as any).hash = "f8dc8cd5b9464ef84411f470d6852181";

export default node;
