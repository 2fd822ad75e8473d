/**
 * @generated SignedSource<<b0b822b79e21e44d4aac592dd4987068>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeMediaPage_lodge$data = {
  readonly hasMediaApproval: boolean | null | undefined;
  readonly hasPublicMedia: boolean;
  readonly legacyId: number;
  readonly viewerCanAcceptMedia: boolean;
  readonly viewerCanSeeInside: boolean;
  readonly viewerMembership: {
    readonly joinedAt: string | null | undefined;
  } | null | undefined;
  readonly waitingMediaCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LodgePage_lodge">;
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
      "name": "hasPublicMedia",
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
      "name": "viewerCanSeeInside",
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
      "alias": null,
      "args": null,
      "concreteType": "LodgeMembership",
      "kind": "LinkedField",
      "name": "viewerMembership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinedAt",
          "storageKey": null
        }
      ],
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

(node as any).hash = "09fd20d4b9773184f2e12a0a6d266f32";

export default node;
