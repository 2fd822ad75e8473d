/**
 * @generated SignedSource<<c18cd9389a473381197b83ac21d9f13f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StartSectionId = "BIRTHDAY_PROFILES" | "CHAT_RIGHT_NOW" | "CONTEST" | "LAST_VISIT" | "NEWEST_BLOGS" | "NEWEST_MEDIA" | "NEWEST_PROFILES" | "ONLINE_FAVORITES" | "ONLINE_PROFILES" | "POPULAR_LODGES" | "POSSIBLE_MATCHES" | "SEARCH_MEDIA" | "UPCOMING_EVENTS";
import type { FragmentRefs } from "relay-runtime";
export type CustomizeStart_startPage$data = {
  readonly condensedProfileView: boolean;
  readonly searchOptions: ReadonlyArray<string>;
  readonly sections: ReadonlyArray<{
    readonly hidden: boolean;
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
      "name": "condensedProfileView",
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
          "name": "hidden",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StartPage",
  "abstractKey": null
};

(node as any).hash = "5dd741541b5814717605f609168a5134";

export default node;
