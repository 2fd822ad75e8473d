/**
 * @generated SignedSource<<f9f50ef60628750f2435c09d374df482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DebateEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type useSaveTopic_published$data = {
  readonly category: {
    readonly id: string;
    readonly legacyId: number;
    readonly name: string;
  } | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly excerpt: string;
  readonly hasUnpublishedChanges: boolean;
  readonly html: string | null | undefined;
  readonly id: string;
  readonly media: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly status: DebateEntryStatus;
  readonly title: string;
  readonly " $fragmentType": "useSaveTopic_published";
};
export type useSaveTopic_published$key = {
  readonly " $data"?: useSaveTopic_published$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveTopic_published">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSaveTopic_published",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "excerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "media",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "kind": "ScalarField",
      "name": "hasUnpublishedChanges",
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
        (v0/*:: as any*/),
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
          "name": "legacyId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DebateEntry",
  "abstractKey": null
};
})();

(node as any).hash = "8d9cca29d850f7f5c1ff2a4c1071f9ab";

export default node;
