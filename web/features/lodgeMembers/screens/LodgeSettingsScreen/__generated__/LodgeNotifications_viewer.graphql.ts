/**
 * @generated SignedSource<<4c9ed057c158ea2194443bdc6466858e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeNotificationTopic = "FOLLOWED_DEBATE_ENTRIES" | "MY_DEBATE_ENTRIES" | "MY_MEET_UPS" | "MY_PICTURES_AND_VIDEOS";
export type NotificationDelivery = "PLAY_AUDIO" | "SEND_EMAIL" | "SEND_PUSH" | "SHOW_POPUP";
import type { FragmentRefs } from "relay-runtime";
export type LodgeNotifications_viewer$data = {
  readonly lodgeNotificationSettings: {
    readonly defaults: ReadonlyArray<{
      readonly delivery: ReadonlyArray<NotificationDelivery>;
      readonly topic: LodgeNotificationTopic;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "LodgeNotifications_viewer";
};
export type LodgeNotifications_viewer$key = {
  readonly " $data"?: LodgeNotifications_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeNotifications_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeNotifications_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LodgesNotificationSettings",
      "kind": "LinkedField",
      "name": "lodgeNotificationSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LodgeTopicSetting",
          "kind": "LinkedField",
          "name": "defaults",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7f16af5a2ecec5dc6046b86f2d4b0cda";

export default node;
