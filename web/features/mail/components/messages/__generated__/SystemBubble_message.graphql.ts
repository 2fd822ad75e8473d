/**
 * @generated SignedSource<<b480860646e248856a6f0b8192988b97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemBubble_message$data = {
  readonly text: string;
  readonly " $fragmentType": "SystemBubble_message";
};
export type SystemBubble_message$key = {
  readonly " $data"?: SystemBubble_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemBubble_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemBubble_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "SystemMessage",
  "abstractKey": null
};

(node as any).hash = "8850ec5dd8c083f719e3a13e9992ea9c";

export default node;
