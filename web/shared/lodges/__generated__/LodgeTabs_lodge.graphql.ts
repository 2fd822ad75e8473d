/**
 * @generated SignedSource<<a63765b5215808a4c9396c527e430926>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeTabs_lodge$data = {
  readonly hasPublicMembers: boolean;
  readonly legacyId: number;
  readonly memberCount: number;
  readonly name: string;
  readonly requestCount: number | null | undefined;
  readonly viewerCanManageMembers: boolean;
  readonly viewerCanSeeInside: boolean;
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

(node as any).hash = "5dcdc7702de3f3aa4c46e5dabb61b0ca";

export default node;
