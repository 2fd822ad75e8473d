/**
 * @generated SignedSource<<2623f0190d9955ba2131f46b9dd90d5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopicHead_entry$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileByline_profile">;
  };
  readonly category: {
    readonly legacyId: number;
    readonly name: string;
  } | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"TopicMarks_entry">;
  readonly " $fragmentType": "TopicHead_entry";
};
export type TopicHead_entry$key = {
  readonly " $data"?: TopicHead_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicHead_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopicHead_entry",
  "selections": [
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
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DebateCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
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
        }
      ],
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
          "name": "ProfileByline_profile"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopicMarks_entry"
    }
  ],
  "type": "DebateEntry",
  "abstractKey": null
};

(node as any).hash = "afab1c7753637683a6e90ed6638879b1";

export default node;
