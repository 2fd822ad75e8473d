/**
 * @generated SignedSource<<6b60dc6b12ebb4df804adcc3ba83ee7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventList_events$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"EventRow_event">;
  readonly " $fragmentType": "EventList_events";
}>;
export type EventList_events$key = ReadonlyArray<{
  readonly " $data"?: EventList_events$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventList_events">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EventList_events",
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
      "name": "EventRow_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "d50a8a0ed53b3960ccad2331f896d84a";

export default node;
