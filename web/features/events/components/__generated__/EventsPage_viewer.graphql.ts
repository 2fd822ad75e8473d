/**
 * @generated SignedSource<<950fecabab0c25e35f4ad5e5bf99a257>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventsPage_viewer$data = {
  readonly viewerCanCreateEvent: boolean | null | undefined;
  readonly " $fragmentType": "EventsPage_viewer";
};
export type EventsPage_viewer$key = {
  readonly " $data"?: EventsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventsPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventsPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCreateEvent",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0bbf305909a51b6e5139908ff93497f2";

export default node;
