/**
 * @generated SignedSource<<e1181d8fb09f4e23b0a0e0d563effda6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryNeighbours_entry$data = {
  readonly author: {
    readonly profile: {
      readonly name: string;
    };
  };
  readonly next: {
    readonly legacyId: number;
    readonly slug: string;
    readonly title: string;
  } | null | undefined;
  readonly previous: {
    readonly legacyId: number;
    readonly slug: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "EntryNeighbours_entry";
};
export type EntryNeighbours_entry$key = {
  readonly " $data"?: EntryNeighbours_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryNeighbours_entry">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryNeighbours_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogEntry",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogEntry",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Profile",
          "kind": "LinkedField",
          "name": "profile",
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
      "storageKey": null
    }
  ],
  "type": "BlogEntry",
  "abstractKey": null
};
})();

(node as any).hash = "5b9b07a168952127ca50abba13261e15";

export default node;
