/**
 * @generated SignedSource<<4f3bf8753497cad392bd9d7792b6fc84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedSeoBlogs_article$data = {
  readonly related: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SeoBlogCard_article">;
  }> | null | undefined;
  readonly " $fragmentType": "RelatedSeoBlogs_article";
};
export type RelatedSeoBlogs_article$key = {
  readonly " $data"?: RelatedSeoBlogs_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedSeoBlogs_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelatedSeoBlogs_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SeoBlog",
      "kind": "LinkedField",
      "name": "related",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SeoBlogCard_article"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SeoBlog",
  "abstractKey": null
};

(node as any).hash = "cd3058d08b70e035c7fb4bdf006523f8";

export default node;
