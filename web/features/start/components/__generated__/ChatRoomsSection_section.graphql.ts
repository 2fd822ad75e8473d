/**
 * @generated SignedSource<<d38598efdd5ac29fb1263a0a9a6eb715>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatRoomsSection_section$data = {
  readonly chatRooms: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly onlineCount: number;
    readonly path: string;
  }> | null | undefined;
  readonly " $fragmentType": "ChatRoomsSection_section";
};
export type ChatRoomsSection_section$key = {
  readonly " $data"?: ChatRoomsSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatRoomsSection_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatRoomsSection_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatRoom",
      "kind": "LinkedField",
      "name": "chatRooms",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onlineCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChatRoomsStartSection",
  "abstractKey": null
};

(node as any).hash = "9cc8ec3756aabd5ebd05fb3e93b6b734";

export default node;
