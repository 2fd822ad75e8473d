/**
 * @generated SignedSource<<45ab991641e0a71f22b83db54ffb5bc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationCard_membership$data = {
  readonly invitedBy: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  } | null | undefined;
  readonly lodge: {
    readonly id: string;
    readonly legacyId: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"LodgeCard_lodge">;
  } | null | undefined;
  readonly " $fragmentType": "InvitationCard_membership";
};
export type InvitationCard_membership$key = {
  readonly " $data"?: InvitationCard_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationCard_membership">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationCard_membership",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Lodge",
      "kind": "LinkedField",
      "name": "lodge",
      "plural": false,
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
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LodgeCard_lodge"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "invitedBy",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileLink_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LodgeMembership",
  "abstractKey": null
};

(node as any).hash = "08e2962836f87ef333850f938e38890b";

export default node;
