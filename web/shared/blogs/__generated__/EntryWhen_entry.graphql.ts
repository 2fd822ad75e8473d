/**
 * @generated SignedSource<<dd1b67de60bac2e51559af33ebd19e82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryWhen_entry$data = {
  readonly publishedAt: string | null | undefined;
  readonly readMinutes: number;
  readonly " $fragmentType": "EntryWhen_entry";
};
export type EntryWhen_entry$key = {
  readonly " $data"?: EntryWhen_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryWhen_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryWhen_entry",
  "selections": [
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
      "name": "readMinutes",
      "storageKey": null
    }
  ],
  "type": "BlogEntry",
  "abstractKey": null
};

(node as any).hash = "b068c4321c87982f3d4a0ad6fa2625be";

export default node;
