/**
 * @generated SignedSource<<884ecec6d79aca8997c1702f4c82ee6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeRole = "ASSISTANT" | "BLACKLISTED" | "CO_OWNER" | "DECLINED" | "MEMBER" | "OWNER" | "REQUESTING";
import type { FragmentRefs } from "relay-runtime";
export type LodgePeople_lodge$data = {
  readonly hasPublicMembers: boolean;
  readonly legacyId: number;
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly profile: {
          readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
        };
        readonly role: LodgeRole | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly owner: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  } | null | undefined;
  readonly ranked: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly profile: {
          readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
        };
        readonly role: LodgeRole | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly viewerCanSeeInside: boolean;
  readonly " $fragmentType": "LodgePeople_lodge";
};
export type LodgePeople_lodge$key = {
  readonly " $data"?: LodgePeople_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgePeople_lodge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ProfileCard_profile"
},
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 12
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LodgeMembershipEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LodgeMembership",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgePeople_lodge",
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
      "name": "viewerCanSeeInside",
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
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "ranked",
      "args": [
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "order",
          "value": "RANK"
        }
      ],
      "concreteType": "LodgeMembershipConnection",
      "kind": "LinkedField",
      "name": "members",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": "members(first:12,order:\"RANK\")"
    },
    {
      "alias": "newest",
      "args": [
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "order",
          "value": "LAST_JOINED"
        }
      ],
      "concreteType": "LodgeMembershipConnection",
      "kind": "LinkedField",
      "name": "members",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": "members(first:12,order:\"LAST_JOINED\")"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};
})();

(node as any).hash = "59f651cf5ee89134ee3d7da128938ef9";

export default node;
