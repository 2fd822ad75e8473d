/**
 * @generated SignedSource<<5fb99d11992252cbf79b8f2bbd11443b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundMembers_total$data = {
  readonly count: number;
  readonly more: boolean;
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
      "name": "more",
      "storageKey": null
    }
  ],
  "type": "SearchTotal",
  "abstractKey": null
};

(node as any).hash = "e03a022b25c130689b1778644fcb452c";

export default node;
