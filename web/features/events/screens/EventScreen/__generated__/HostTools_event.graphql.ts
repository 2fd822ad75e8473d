/**
 * @generated SignedSource<<4f2484f409d617dada3a9b17b36d7be0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type HostTools_event$data = {
  readonly exportUrl: string | null | undefined;
  readonly id: string;
  readonly legacyId: number;
  readonly status: EventStatus;
  readonly viewerCanAnswer: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerCanSetHosts: boolean;
  readonly " $fragmentType": "HostTools_event";
};
export type HostTools_event$key = {
  readonly " $data"?: HostTools_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"HostTools_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HostTools_event",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exportUrl",
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
      "name": "viewerCanSetHosts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAnswer",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "1411d1a11dd03df8cebbcd62498c2118";

export default node;
