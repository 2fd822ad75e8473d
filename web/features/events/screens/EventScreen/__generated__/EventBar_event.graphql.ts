/**
 * @generated SignedSource<<8303c40902965594d869e9f280850b84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRole = "GUEST" | "HOST" | "STAFF";
export type EventStatus = "CANCELLED" | "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type EventBar_event$data = {
  readonly endsAt: string;
  readonly id: string;
  readonly legacyId: number;
  readonly status: EventStatus;
  readonly title: string;
  readonly viewerCanCancel: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerRole: EventRole | null | undefined;
  readonly " $fragmentType": "EventBar_event";
};
export type EventBar_event$key = {
  readonly " $data"?: EventBar_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventBar_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventBar_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "title",
      "storageKey": null
    },
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
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "923930a7a3315bc8f4ac66ca0c6bed7f";

export default node;
