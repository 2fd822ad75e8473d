/**
 * @generated SignedSource<<efcadecb1b210796cbb502afd3c3b3bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DebateEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type TopicMarks_entry$data = {
  readonly hasUnpublishedChanges: boolean;
  readonly isLocked: boolean;
  readonly isNew: boolean;
  readonly isPinned: boolean;
  readonly status: DebateEntryStatus;
  readonly " $fragmentType": "TopicMarks_entry";
};
export type TopicMarks_entry$key = {
  readonly " $data"?: TopicMarks_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicMarks_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopicMarks_entry",
  "selections": [
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
      "name": "isPinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNew",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasUnpublishedChanges",
      "storageKey": null
    }
  ],
  "type": "DebateEntry",
  "abstractKey": null
};

(node as any).hash = "a5075fe02edf53424a3c85a192ee2b1c";

export default node;
