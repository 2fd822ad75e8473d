/**
 * @generated SignedSource<<c41bb01408f06e81b981b2f75d0f43f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetupSignUpStatus = "COMING" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type MeetupMark_meetup$data = {
  readonly cancelledAt: string | null | undefined;
  readonly comingCount: number;
  readonly places: number | null | undefined;
  readonly viewerStatus: MeetupSignUpStatus | null | undefined;
  readonly " $fragmentType": "MeetupMark_meetup";
};
export type MeetupMark_meetup$key = {
  readonly " $data"?: MeetupMark_meetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeetupMark_meetup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeetupMark_meetup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "places",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledAt",
      "storageKey": null
    }
  ],
  "type": "Meetup",
  "abstractKey": null
};

(node as any).hash = "b7e47f426e22bdcac3a96462a09a649c";

export default node;
