/**
 * @generated SignedSource<<ebf5618f27a2a8e88b2112e548cec1aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeRole = "ASSISTANT" | "BLACKLISTED" | "CO_OWNER" | "DECLINED" | "MEMBER" | "OWNER" | "REQUESTING";
import type { FragmentRefs } from "relay-runtime";
export type ManagedRow_lodge$data = {
  readonly legacyId: number;
  readonly viewerCanBlockProfiles: boolean;
  readonly viewerCanPassOwnership: boolean;
  readonly viewerCanSetAssistants: boolean;
  readonly viewerCanSetCoOwners: boolean;
  readonly viewerRole: LodgeRole | null | undefined;
  readonly " $fragmentType": "ManagedRow_lodge";
};
export type ManagedRow_lodge$key = {
  readonly " $data"?: ManagedRow_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedRow_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagedRow_lodge",
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
      "name": "viewerRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanBlockProfiles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSetAssistants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSetCoOwners",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanPassOwnership",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "d9f41584a3465c4d970e5ad0e78191d3";

export default node;
