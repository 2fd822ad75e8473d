/**
 * @generated SignedSource<<f670d02abee778367e28747c6878b0fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeMediaPage_lodge$data = {
  readonly hasMediaApproval: boolean | null | undefined;
  readonly legacyId: number;
  readonly viewerCanAcceptMedia: boolean;
  readonly waitingMediaCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LodgePartPage_lodge">;
  readonly " $fragmentType": "LodgeMediaPage_lodge";
};
export type LodgeMediaPage_lodge$key = {
  readonly " $data"?: LodgeMediaPage_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeMediaPage_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeMediaPage_lodge",
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
      "name": "hasMediaApproval",
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
      "name": "viewerCanAcceptMedia",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgePartPage_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "d9d9cc25861da6b66dfcb0fc2f47f0bd";

export default node;
