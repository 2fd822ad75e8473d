/**
 * @generated SignedSource<<95fb587d320e95e9d2cab00b141ab1be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeetupList_meetups$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"MeetupRow_meetup">;
  readonly " $fragmentType": "MeetupList_meetups";
}>;
export type MeetupList_meetups$key = ReadonlyArray<{
  readonly " $data"?: MeetupList_meetups$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeetupList_meetups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MeetupList_meetups",
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
      "name": "MeetupRow_meetup"
    }
  ],
  "type": "Meetup",
  "abstractKey": null
};

(node as any).hash = "0ac8edd8f90a4ba62a16c828d6fe4a2b";

export default node;
