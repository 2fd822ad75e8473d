/**
 * @generated SignedSource<<ded24c0e6591f1fc474bfb9320874ff7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextBubble_message$data = {
  readonly media: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MediaMosaic_media">;
  }>;
  readonly text: string;
  readonly " $fragmentType": "TextBubble_message";
};
export type TextBubble_message$key = {
  readonly " $data"?: TextBubble_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextBubble_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextBubble_message",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MediaMosaic_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextMessage",
  "abstractKey": null
};

(node as any).hash = "fe97b375c350c5488bebb27a7e330bbd";

export default node;
