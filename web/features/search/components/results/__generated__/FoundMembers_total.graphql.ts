/**
 * @generated SignedSource<<32f9de70cfe1aa33d837e427f1472c17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundMembers_total$data = {
  readonly count: number;
  readonly hasMore: boolean;
  readonly " $fragmentType": "FoundMembers_total";
};
export type FoundMembers_total$key = {
  readonly " $data"?: FoundMembers_total$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundMembers_total">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundMembers_total",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMore",
      "storageKey": null
    }
  ],
  "type": "SearchTotal",
  "abstractKey": null
};

(node as any).hash = "7ad7bb22cf138ee533c52b83731e867e";

export default node;
