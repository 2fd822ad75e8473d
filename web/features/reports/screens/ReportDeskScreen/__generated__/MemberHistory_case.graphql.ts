/**
 * @generated SignedSource<<33b949f337ba7b4f1a745db09850c3de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BanType = "BLOGS" | "CREATE_LODGES";
export type ProfileStatus = "ACTIVE" | "DELETED" | "LOCKED" | "PERMA_LOCKED" | "QUARANTINED" | "TO_BE_DELETED";
export type ReportDecision = "BLOG_BANNED" | "CHANGE_ASKED" | "CONTENT_REMOVED" | "DISMISSED" | "LODGE_BANNED" | "PROFILE_DELETED" | "PROFILE_LOCKED" | "QUARANTINED";
export type ReportItemType = "BLOG_COMMENT" | "BLOG_ENTRY" | "CONVERSATION" | "DEBATE_COMMENT" | "DEBATE_ENTRY" | "EVENT" | "EVENT_COMMENT" | "GUESTBOOK_ENTRY" | "MEDIA" | "MEETUP_COMMENT" | "MESSAGE" | "PROFILE_TEXT";
import type { FragmentRefs } from "relay-runtime";
export type MemberHistory_case$data = {
  readonly id: string;
  readonly member: {
    readonly bans: ReadonlyArray<{
      readonly banType: BanType;
      readonly reason: string | null | undefined;
      readonly until: string | null | undefined;
    }>;
    readonly caseCount: number;
    readonly createdAt: string;
    readonly isValidated: boolean;
    readonly lockCount: number;
    readonly name: string;
    readonly reportsMade: number;
    readonly status: ProfileStatus;
    readonly upheldCount: number;
  } | null | undefined;
  readonly memberCases: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly decision: ReportDecision | null | undefined;
        readonly id: string;
        readonly itemType: ReportItemType;
        readonly legacyId: number;
        readonly openedAt: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "MemberHistory_case";
};
export type MemberHistory_case$key = {
  readonly " $data"?: MemberHistory_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberHistory_case">;
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
  "name": "MemberHistory_case",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportedMember",
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
          "kind": "ScalarField",
          "name": "isValidated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caseCount",
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
          "name": "lockCount",
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
          "concreteType": "MemberBan",
          "kind": "LinkedField",
          "name": "bans",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "banType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "until",
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
      "concreteType": "ReportCaseConnection",
      "kind": "LinkedField",
      "name": "memberCases",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportCaseEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ReportCase",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
                  "name": "itemType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "decision",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "openedAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "memberCases(first:20)"
    }
  ],
  "type": "ReportCase",
  "abstractKey": null
};
})();

(node as any).hash = "1cd4259369194cf9cbbccd1a0557206f";

export default node;
