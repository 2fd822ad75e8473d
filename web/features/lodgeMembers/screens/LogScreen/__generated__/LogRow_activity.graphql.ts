/**
 * @generated SignedSource<<b1e86ac0ce8ea31d134ce6eeb35b5f82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeActivityEvent = "DEMOTED_FROM_ASSISTANT" | "DEMOTED_FROM_CO_OWNER" | "LODGE_LEFT" | "MEMBERSHIP_APPROVED" | "MEMBERSHIP_DECLINED" | "MEMBERSHIP_REVOKED" | "MEMBER_JOINED" | "OWNERSHIP_PASSED" | "OWNERSHIP_RELEASED" | "OWNERSHIP_TAKEN" | "PROFILE_BANNED" | "PROFILE_UNBANNED" | "PROMOTED_TO_ASSISTANT" | "PROMOTED_TO_CO_OWNER";
import type { FragmentRefs } from "relay-runtime";
export type LogRow_activity$data = {
  readonly actor: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  } | null | undefined;
  readonly createdAt: string;
  readonly event: LodgeActivityEvent;
  readonly profile: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  } | null | undefined;
  readonly " $fragmentType": "LogRow_activity";
};
export type LogRow_activity$key = {
  readonly " $data"?: LogRow_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogRow_activity">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ProfileLink_profile"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogRow_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "event",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "LodgeActivity",
  "abstractKey": null
};
})();

(node as any).hash = "1200887baa8ab04806a91f5a6ee45851";

export default node;
