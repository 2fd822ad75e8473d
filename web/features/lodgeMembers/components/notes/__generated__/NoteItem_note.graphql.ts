/**
 * @generated SignedSource<<02bcbb459558f322beaa583cbaff5075>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteItem_note$data = {
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly text: string;
  readonly " $fragmentType": "NoteItem_note";
};
export type NoteItem_note$key = {
  readonly " $data"?: NoteItem_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteItem_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteItem_note",
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
      "name": "text",
      "storageKey": null
    },
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
    }
  ],
  "type": "LodgeMemberNote",
  "abstractKey": null
};

(node as any).hash = "d5b6a5df2e457e15d18315f5e4803e7e";

export default node;
