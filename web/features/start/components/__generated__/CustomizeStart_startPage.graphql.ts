/**
 * @generated SignedSource<<175b15e50e04c33474d152605499ba54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StartSectionId = "BIRTHDAY_PROFILES" | "CHAT_RIGHT_NOW" | "CONTEST" | "LAST_VISIT" | "NEWEST_BLOGS" | "NEWEST_MEDIA" | "NEWEST_PROFILES" | "ONLINE_FAVORITES" | "ONLINE_PROFILES" | "POPULAR_LODGES" | "POSSIBLE_MATCHES" | "SEARCH_MEDIA" | "UPCOMING_EVENTS";
import type { FragmentRefs } from "relay-runtime";
export type CustomizeStart_startPage$data = {
  readonly isCondensed: boolean;
  readonly searchOptions: ReadonlyArray<string>;
  readonly sections: ReadonlyArray<{
    readonly isHidden: boolean;
    readonly section: StartSectionId;
  }>;
  readonly " $fragmentType": "CustomizeStart_startPage";
};
export type CustomizeStart_startPage$key = {
  readonly " $data"?: CustomizeStart_startPage$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomizeStart_startPage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomizeStart_startPage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "searchOptions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCondensed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "section",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHidden",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StartPage",
  "abstractKey": null
};

(node as any).hash = "9815fd65209e5c2d98bcd6b5bfe0b9c9";

export default node;
