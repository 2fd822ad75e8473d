/**
 * @generated SignedSource<<75730f7d4cce9aa68707c0355af38705>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeNotificationTopic = "FOLLOWED_DEBATE_ENTRIES" | "MY_DEBATE_ENTRIES" | "MY_MEET_UPS" | "MY_PICTURES_AND_VIDEOS";
export type NotificationDelivery = "PLAY_AUDIO" | "SEND_EMAIL" | "SEND_PUSH" | "SHOW_POPUP";
import type { FragmentRefs } from "relay-runtime";
export type LodgeNotifications_lodge$data = {
  readonly id: string;
  readonly notificationSettings: {
    readonly isDefault: boolean;
    readonly settings: ReadonlyArray<{
      readonly delivery: ReadonlyArray<NotificationDelivery>;
      readonly topic: LodgeNotificationTopic;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "LodgeNotifications_lodge";
};
export type LodgeNotifications_lodge$key = {
  readonly " $data"?: LodgeNotifications_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeNotifications_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeNotifications_lodge",
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
      "concreteType": "LodgeNotificationSettings",
      "kind": "LinkedField",
      "name": "notificationSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LodgeTopicSetting",
          "kind": "LinkedField",
          "name": "settings",
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
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "2ba746a159358f3f1592c77bd4a9166e";

export default node;
