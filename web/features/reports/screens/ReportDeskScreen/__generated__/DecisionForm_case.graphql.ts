/**
 * @generated SignedSource<<d8ee4ceb499198f4f5662de2bf4b82b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportItemType = "BLOG_COMMENT" | "BLOG_ENTRY" | "CONVERSATION" | "DEBATE_COMMENT" | "DEBATE_ENTRY" | "EVENT" | "EVENT_COMMENT" | "GUESTBOOK_ENTRY" | "MEDIA" | "MEETUP_COMMENT" | "MESSAGE" | "PROFILE_TEXT";
import type { FragmentRefs } from "relay-runtime";
export type DecisionForm_case$data = {
  readonly itemType: ReportItemType;
  readonly legacyId: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReasonField_case">;
  readonly " $fragmentType": "DecisionForm_case";
};
export type DecisionForm_case$key = {
  readonly " $data"?: DecisionForm_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionForm_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionForm_case",
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
      "name": "itemType",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReasonField_case"
    }
  ],
  "type": "ReportCase",
  "abstractKey": null
};

(node as any).hash = "bdaa406faaf602101cdb40cde981b85a";

export default node;
