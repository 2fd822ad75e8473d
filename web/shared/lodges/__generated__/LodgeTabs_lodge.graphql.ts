/**
 * @generated SignedSource<<51826a0135bb683545a1fdc84a167c4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeTabs_lodge$data = {
  readonly hasPublicDebates: boolean;
  readonly hasPublicMedia: boolean;
  readonly hasPublicMeetups: boolean;
  readonly hasPublicMembers: boolean;
  readonly legacyId: number;
  readonly memberCount: number;
  readonly name: string;
  readonly requestCount: number | null | undefined;
  readonly viewerCanManageMembers: boolean;
  readonly viewerCanSeeInside: boolean;
  readonly waitingMediaCount: number | null | undefined;
  readonly " $fragmentType": "LodgeTabs_lodge";
};
export type LodgeTabs_lodge$key = {
  readonly " $data"?: LodgeTabs_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeTabs_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeTabs_lodge",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicDebates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicMeetups",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicMedia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicMembers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingMediaCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSeeInside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageMembers",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "8c04b7648b2c0894308f1a8742f53af9";

export default node;
