/**
 * @generated SignedSource<<26d6e75d15d7c1747f99d576c3546831>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportedItemState = "GONE" | "ON_DARK_SITES" | "SHOWN";
import type { FragmentRefs } from "relay-runtime";
export type CaseItem_case$data = {
  readonly item: {
    readonly createdAt: string | null | undefined;
    readonly media: ReadonlyArray<{
      readonly height: number;
      readonly id: string;
      readonly legacyId: number;
      readonly width: number;
      readonly " $fragmentSpreads": FragmentRefs<"MediaTile_media">;
    }>;
    readonly messages: ReadonlyArray<{
      readonly createdAt: string;
      readonly isReported: boolean;
      readonly name: string | null | undefined;
      readonly text: string;
    }>;
    readonly path: string | null | undefined;
    readonly placeText: string | null | undefined;
    readonly placeTitle: string | null | undefined;
    readonly state: ReportedItemState;
    readonly text: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CaseItem_case";
};
export type CaseItem_case$key = {
  readonly " $data"?: CaseItem_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseItem_case">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseItem_case",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportedItem",
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placeTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placeText",
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
              "name": "legacyId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MediaTile_media"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportedMessage",
          "kind": "LinkedField",
          "name": "messages",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isReported",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReportCase",
  "abstractKey": null
};
})();

(node as any).hash = "ede47f63cc70960ddc3bfc5c3867a11f";

export default node;
