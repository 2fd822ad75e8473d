/**
 * @generated SignedSource<<0a264cf8ad271d5fc982927bfbc1481c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeInvitationStatus = "INVITED" | "MEMBER" | "REJECTED";
export type LodgeRequestStatus = "APPROVED" | "CREATED" | "DECLINED" | "NEW";
export type LodgeRole = "ASSISTANT" | "BLACKLISTED" | "CO_OWNER" | "DECLINED" | "MEMBER" | "OWNER" | "REQUESTING";
import type { FragmentRefs } from "relay-runtime";
export type membershipChange_lodge$data = {
  readonly id: string;
  readonly memberCount: number;
  readonly owner: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  } | null | undefined;
  readonly ownerlessSince: string | null | undefined;
  readonly viewerCanAcceptMedia: boolean;
  readonly viewerCanAddMedia: boolean;
  readonly viewerCanAnnounce: boolean;
  readonly viewerCanBlockProfiles: boolean;
  readonly viewerCanCreateAlbum: boolean;
  readonly viewerCanCreateMeetup: boolean;
  readonly viewerCanDecideRequests: boolean;
  readonly viewerCanDeleteLodge: boolean;
  readonly viewerCanEditLodge: boolean;
  readonly viewerCanInvite: boolean;
  readonly viewerCanLeave: boolean;
  readonly viewerCanManageCategories: boolean;
  readonly viewerCanManageMedia: boolean;
  readonly viewerCanManageMeetups: boolean;
  readonly viewerCanManageMembers: boolean;
  readonly viewerCanModerateDebates: boolean;
  readonly viewerCanPassOwnership: boolean;
  readonly viewerCanReleaseOwnership: boolean;
  readonly viewerCanSeeInside: boolean;
  readonly viewerCanSetAssistants: boolean;
  readonly viewerCanSetCoOwners: boolean;
  readonly viewerCanStartTopic: boolean;
  readonly viewerCanTakePart: boolean;
  readonly viewerInvitationStatus: LodgeInvitationStatus | null | undefined;
  readonly viewerRequestStatus: LodgeRequestStatus | null | undefined;
  readonly viewerRole: LodgeRole | null | undefined;
  readonly " $fragmentType": "membershipChange_lodge";
};
export type membershipChange_lodge$key = {
  readonly " $data"?: membershipChange_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"membershipChange_lodge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "membershipChange_lodge",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "ownerlessSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileLink_profile"
        }
      ],
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
      "name": "viewerRequestStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerInvitationStatus",
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
      "name": "viewerCanTakePart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanStartTopic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCreateMeetup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCreateAlbum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAddMedia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanLeave",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanInvite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAnnounce",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDecideRequests",
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
      "name": "viewerCanAcceptMedia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageMedia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageCategories",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanModerateDebates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageMeetups",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEditLodge",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReleaseOwnership",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDeleteLodge",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};
})();

(node as any).hash = "074c4e1f6118ff4157676fe3e6a0e54d";

export default node;
