/**
 * @generated SignedSource<<9367694a431ece91e0ce934691d04b5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailReadState = "READ" | "SENT" | "SENT_AND_READ" | "UNKNOWN" | "UNREAD";
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
export type MessageType = "BIRTHDAY_WISHES" | "EVENT" | "GROUP_CHAT_CLOSED" | "GROUP_CHAT_CREATED" | "GROUP_CHAT_MEMBER_ADDED" | "GROUP_CHAT_MEMBER_LEFT" | "GROUP_CHAT_MEMBER_REMOVED" | "GROUP_CHAT_OWNER_CHANGED" | "GROUP_CHAT_RENAMED" | "LODGES" | "LODGE_MEMBERSHIP_APPROVED" | "LODGE_MEMBERSHIP_DECLINED" | "LODGE_MEMBERSHIP_REQUEST" | "LODGE_MEMBER_BANNED" | "LODGE_MEMBER_JOINED" | "LODGE_MEMBER_LEFT" | "LODGE_OWNERSHIP_PASSED" | "LOUNGE" | "MEMBERSHIP_ABOUT_TO_EXPIRE" | "NORMAL" | "PROTECTED_PICTURES_ACCESS" | "RECEIPT" | "SYSTEM_MESSAGE" | "VIDEO_CALL" | "VIDEO_CALLS_DISABLED" | "VIDEO_CALLS_ENABLED" | "VIDEO_MESSAGE";
import type { FragmentRefs } from "relay-runtime";
export type useMessages_message$data = ReadonlyArray<{
  readonly __typename: string;
  readonly author: {
    readonly id: string;
    readonly legacyId: number;
    readonly name: string;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly isDeleted: boolean;
  readonly legacyId: number;
  readonly media?: ReadonlyArray<{
    readonly __typename: string;
    readonly id: string;
    readonly legacyId: number;
    readonly status: MediaStatus | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MediaLightbox_media">;
  }>;
  readonly readState: MailReadState;
  readonly text?: string;
  readonly type: MessageType;
  readonly viewerIsAuthor: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"Message_message">;
  readonly " $fragmentType": "useMessages_message";
}>;
export type useMessages_message$key = ReadonlyArray<{
  readonly " $data"?: useMessages_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMessages_message">;
}>;

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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useMessages_message",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsAuthor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "picture",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "usePictureSource_picture"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "media",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MediaLightbox_media"
            }
          ],
          "storageKey": null
        }
      ],
      "type": "TextMessage",
      "abstractKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Message_message"
    }
  ],
  "type": "Message",
  "abstractKey": "__isMessage"
};
})();

(node as any).hash = "5d330a8fce7ada4d284766d9b77b2803";

export default node;
