/**
 * @generated SignedSource<<966dae86845fd4e75e4ffb22402d5b4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageType = "BIRTHDAY_WISHES" | "EVENT" | "GROUP_CHAT_CLOSED" | "GROUP_CHAT_CREATED" | "GROUP_CHAT_MEMBER_ADDED" | "GROUP_CHAT_MEMBER_LEFT" | "GROUP_CHAT_MEMBER_REMOVED" | "GROUP_CHAT_OWNER_CHANGED" | "GROUP_CHAT_RENAMED" | "LODGES" | "LODGE_MEMBERSHIP_APPROVED" | "LODGE_MEMBERSHIP_DECLINED" | "LODGE_MEMBERSHIP_REQUEST" | "LODGE_MEMBER_BANNED" | "LODGE_MEMBER_JOINED" | "LODGE_MEMBER_LEFT" | "LODGE_OWNERSHIP_PASSED" | "LOUNGE" | "MEMBERSHIP_ABOUT_TO_EXPIRE" | "NORMAL" | "PROTECTED_PICTURES_ACCESS" | "RECEIPT" | "SYSTEM_MESSAGE" | "VIDEO_CALL" | "VIDEO_CALLS_DISABLED" | "VIDEO_CALLS_ENABLED" | "VIDEO_MESSAGE";
import type { FragmentRefs } from "relay-runtime";
export type Message_message$data = {
  readonly albumAccess: {
    readonly " $fragmentSpreads": FragmentRefs<"AlbumAccessCard_message">;
  } | null | undefined;
  readonly birthday: {
    readonly " $fragmentSpreads": FragmentRefs<"BirthdayCard_message">;
  } | null | undefined;
  readonly event: {
    readonly " $fragmentSpreads": FragmentRefs<"EventLine_message">;
  } | null | undefined;
  readonly expiry: {
    readonly " $fragmentSpreads": FragmentRefs<"MembershipExpiryCard_message">;
  } | null | undefined;
  readonly groupChat: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupChatLine_message">;
  } | null | undefined;
  readonly isDeleted: boolean;
  readonly lodge: {
    readonly " $fragmentSpreads": FragmentRefs<"LodgeLine_message">;
  } | null | undefined;
  readonly lounge: {
    readonly " $fragmentSpreads": FragmentRefs<"LoungeCard_message">;
  } | null | undefined;
  readonly receipt: {
    readonly " $fragmentSpreads": FragmentRefs<"ReceiptCard_message">;
  } | null | undefined;
  readonly system: {
    readonly " $fragmentSpreads": FragmentRefs<"SystemBubble_message">;
  } | null | undefined;
  readonly text: {
    readonly " $fragmentSpreads": FragmentRefs<"TextBubble_message">;
  } | null | undefined;
  readonly type: MessageType;
  readonly videoCall: {
    readonly " $fragmentSpreads": FragmentRefs<"VideoCallCard_message">;
  } | null | undefined;
  readonly videoCalls: {
    readonly " $fragmentSpreads": FragmentRefs<"VideoCallsLine_message">;
  } | null | undefined;
  readonly " $fragmentType": "Message_message";
};
export type Message_message$key = {
  readonly " $data"?: Message_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"Message_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Message_message",
  "selections": [
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
      "name": "isDeleted",
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextBubble_message"
          }
        ],
        "type": "TextMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "text"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SystemBubble_message"
          }
        ],
        "type": "SystemMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "system"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReceiptCard_message"
          }
        ],
        "type": "ReceiptMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "receipt"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MembershipExpiryCard_message"
          }
        ],
        "type": "MembershipExpiryMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "expiry"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AlbumAccessCard_message"
          }
        ],
        "type": "AlbumAccessMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "albumAccess"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VideoCallCard_message"
          }
        ],
        "type": "VideoCallMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "videoCall"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VideoCallsLine_message"
          }
        ],
        "type": "VideoCallsMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "videoCalls"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LoungeCard_message"
          }
        ],
        "type": "LoungeMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "lounge"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BirthdayCard_message"
          }
        ],
        "type": "BirthdayWishesMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "birthday"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EventLine_message"
          }
        ],
        "type": "EventMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "event"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LodgeLine_message"
          }
        ],
        "type": "LodgeMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "lodge"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupChatLine_message"
          }
        ],
        "type": "GroupChatMessage",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "groupChat"
    }
  ],
  "type": "Message",
  "abstractKey": "__isMessage"
};

(node as any).hash = "c6e8783170fb5517f6a9609e4aeea6be";

export default node;
