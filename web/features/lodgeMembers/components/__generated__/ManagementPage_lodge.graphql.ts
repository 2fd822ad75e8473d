/**
 * @generated SignedSource<<aaa755f0d778ee302f8a9a55a2a5e1f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagementPage_lodge$data = {
  readonly legacyId: number;
  readonly requestCount: number | null | undefined;
  readonly viewerCanManageMembers: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"LodgePage_lodge">;
  readonly " $fragmentType": "ManagementPage_lodge";
};
export type ManagementPage_lodge$key = {
  readonly " $data"?: ManagementPage_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagementPage_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagementPage_lodge",
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
      "name": "requestCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageMembers",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgePage_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "d12e93f782632b7642b484df70106a61";

export default node;
