/**
 * @generated SignedSource<<7c456e8ece244c912711a003595951b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BirthdayCard_message$data = {
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly text: string;
  readonly viewerIsAuthor: boolean;
  readonly " $fragmentType": "BirthdayCard_message";
};
export type BirthdayCard_message$key = {
  readonly " $data"?: BirthdayCard_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"BirthdayCard_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BirthdayCard_message",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "BirthdayWishesMessage",
  "abstractKey": null
};

(node as any).hash = "c5b8eeb77c58a735bcca5771b9380ce0";

export default node;
