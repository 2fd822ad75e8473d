/**
 * @generated SignedSource<<8dfd9733a9b7da2395c1008868941805>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventThread_message$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  } | null | undefined;
  readonly createdAt: string;
  readonly text?: string;
  readonly viewerIsAuthor: boolean;
  readonly " $fragmentType": "EventThread_message";
};
export type EventThread_message$key = {
  readonly " $data"?: EventThread_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventThread_message">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventThread_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileLink_profile"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "TextMessage",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "EventMessage",
      "abstractKey": null
    }
  ],
  "type": "Message",
  "abstractKey": "__isMessage"
};
})();

(node as any).hash = "6bc47e3452ee29d6e58ace754f209115";

export default node;
