/**
 * @generated SignedSource<<af55b8e6e10c8de81a56edef61e11fde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryByline_author$data = {
  readonly profile: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileByline_profile">;
  };
  readonly " $fragmentType": "EntryByline_author";
};
export type EntryByline_author$key = {
  readonly " $data"?: EntryByline_author$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryByline_author">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryByline_author",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileByline_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BlogAuthor",
  "abstractKey": null
};

(node as any).hash = "a0dbd57c24b8b217b95b8a9571866255";

export default node;
