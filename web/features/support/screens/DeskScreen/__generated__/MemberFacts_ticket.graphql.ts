/**
 * @generated SignedSource<<ef7bb0bfa0a69d15c65b35a3e976edff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileStatus = "ACTIVE" | "DELETED" | "LOCKED" | "PERMA_LOCKED" | "QUARANTINED" | "TO_BE_DELETED";
export type TicketRating = "BAD" | "BEST" | "GOOD" | "MIDDLING" | "WORST";
import type { FragmentRefs } from "relay-runtime";
export type MemberFacts_ticket$data = {
  readonly legacyId: number;
  readonly member: {
    readonly createdAt: string;
    readonly isValidated: boolean;
    readonly lastOnlineAt: string | null | undefined;
    readonly logIns: ReadonlyArray<{
      readonly createdAt: string;
      readonly device: string | null | undefined;
      readonly lastSeenAt: string;
    }>;
    readonly memberUntil: string | null | undefined;
    readonly name: string;
    readonly reportedCount: number;
    readonly reportsMade: number;
    readonly status: ProfileStatus;
    readonly ticketCount: number;
    readonly upheldCount: number;
  } | null | undefined;
  readonly memberTickets: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly id: string;
        readonly legacyId: number;
        readonly subject: string;
      };
    }>;
  } | null | undefined;
  readonly rating: TicketRating | null | undefined;
  readonly ratingText: string | null | undefined;
  readonly " $fragmentType": "MemberFacts_ticket";
};
export type MemberFacts_ticket$key = {
  readonly " $data"?: MemberFacts_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberFacts_ticket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberFacts_ticket",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TicketMember",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
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
          "name": "status",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isValidated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastOnlineAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ticketCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "upheldCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportsMade",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TicketLogIn",
          "kind": "LinkedField",
          "name": "logIns",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastSeenAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "device",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "StaffTicketConnection",
      "kind": "LinkedField",
      "name": "memberTickets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffTicketEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffTicket",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subject",
                  "storageKey": null
                },
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "memberTickets(first:20)"
    }
  ],
  "type": "StaffTicket",
  "abstractKey": null
};
})();

(node as any).hash = "23bc38f39137fed6eb803820d4648626";

export default node;
