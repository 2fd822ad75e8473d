/**
 * @generated SignedSource<<d1fd556f09dccbbd4b58641524f83fda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationTopic = "ALBUM_REQUEST" | "BLOG_COMMENT" | "COMMENT_REPLY" | "DEBATE_COMMENT" | "FAVOURITE" | "FAVOURITE_ONLINE" | "FOLLOWED_AUTHOR_ENTRY" | "FOLLOWED_DEBATE_COMMENT" | "FOLLOWED_ENTRY_COMMENT" | "GROUP_CHAT" | "GUESTBOOK_ENTRY" | "LIKE" | "MAIL" | "MENTION" | "NEW_FOLLOWER" | "RELATION_REQUEST" | "VISIT";
import type { FragmentRefs } from "relay-runtime";
export type NotificationRow_notification$data = {
  readonly __typename: string;
  readonly actor: {
    readonly legacyId: number;
    readonly name: string;
    readonly online: boolean;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
  };
  readonly albumLegacyId?: number;
  readonly commentLegacyId?: number | null | undefined;
  readonly createdAt: string;
  readonly entry?: {
    readonly lodgeLegacyId: number;
  } | null | undefined;
  readonly entryLegacyId?: number | null | undefined;
  readonly excerpt?: string | null | undefined;
  readonly id: string;
  readonly media?: {
    readonly __typename: string;
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly mediaLegacyId?: number;
  readonly read: boolean;
  readonly title?: string | null | undefined;
  readonly topic: NotificationTopic;
  readonly topicLegacyId?: number;
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "usePictureSource_picture"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentLegacyId",
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
      "name": "read",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legacyId",
          "storageKey": null
        },
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
          "name": "online",
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
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v2/*:: as any*/)
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
          "kind": "ScalarField",
          "name": "mediaLegacyId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "media",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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
          "kind": "ScalarField",
          "name": "albumLegacyId",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "type": "AlbumNotification",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entryLegacyId",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v3/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "type": "BlogNotification",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "topicLegacyId",
          "args": null,
          "kind": "ScalarField",
          "name": "entryLegacyId",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DebateEntry",
          "kind": "LinkedField",
          "name": "entry",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lodgeLegacyId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "type": "DebateNotification",
      "abstractKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": "__isNotification"
};
})();

(node as any).hash = "d5932d0b0790b6f10659df1536c27fcf";

export default node;
