/**
 * @generated SignedSource<<c023d487b57df31aa5a841d9ce7c5f9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarHead_lodge$data = {
  readonly legacyId: number;
  readonly viewerCanCreateMeetup: boolean;
  readonly " $fragmentType": "CalendarHead_lodge";
};
export type CalendarHead_lodge$key = {
  readonly " $data"?: CalendarHead_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarHead_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarHead_lodge",
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
      "name": "viewerCanCreateMeetup",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "2e740390f5aeed200a06144c5924f91a";

export default node;
