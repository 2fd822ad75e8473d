/**
 * @generated SignedSource<<37d752e2fb162bb81e3323e05a5d7f20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageType = "BIRTHDAY_WISHES" | "EVENT" | "GROUP_CHAT_CLOSED" | "GROUP_CHAT_CREATED" | "GROUP_CHAT_MEMBER_ADDED" | "GROUP_CHAT_MEMBER_LEFT" | "GROUP_CHAT_MEMBER_REMOVED" | "GROUP_CHAT_OWNER_CHANGED" | "GROUP_CHAT_RENAMED" | "LODGES" | "LODGE_MEMBERSHIP_APPROVED" | "LODGE_MEMBERSHIP_DECLINED" | "LODGE_MEMBERSHIP_REQUEST" | "LODGE_MEMBER_BANNED" | "LODGE_MEMBER_JOINED" | "LODGE_MEMBER_LEFT" | "LODGE_OWNERSHIP_PASSED" | "LOUNGE" | "MEMBERSHIP_ABOUT_TO_EXPIRE" | "NORMAL" | "PROTECTED_PICTURES_ACCESS" | "RECEIPT" | "SYSTEM_MESSAGE" | "VIDEO_CALL" | "VIDEO_CALLS_DISABLED" | "VIDEO_CALLS_ENABLED" | "VIDEO_MESSAGE";
import type { FragmentRefs } from "relay-runtime";
export type VideoCallsLine_message$data = {
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly type: MessageType;
  readonly viewerIsAuthor: boolean;
  readonly " $fragmentType": "VideoCallsLine_message";
};
export type VideoCallsLine_message$key = {
  readonly " $data"?: VideoCallsLine_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoCallsLine_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VideoCallsLine_message",
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
      "name": "viewerIsAuthor",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VideoCallsMessage",
  "abstractKey": null
};

(node as any).hash = "a098504d579ea51dad1e82239cfbf0bc";

export default node;
