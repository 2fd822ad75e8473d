/**
 * @generated SignedSource<<db841ef608871bca2b624ad402e94de6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatRoomsSection_section$data = {
  readonly chatRooms: ReadonlyArray<{
    readonly legacyId: number;
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

(node as any).hash = "238a71149d93378d412ff68f01e82f93";

export default node;
