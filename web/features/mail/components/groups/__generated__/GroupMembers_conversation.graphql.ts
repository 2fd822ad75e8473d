/**
 * @generated SignedSource<<d3bdd8ed85feca55b088e2942126c2bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupMembers_conversation$data = {
  readonly members: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly profile: {
          readonly id: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"GroupMembers_member">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "GroupMembers_conversation";
};
export type GroupMembers_conversation$key = {
  readonly " $data"?: GroupMembers_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMembers_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupMembers_conversation",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "ConversationMemberConnection",
      "kind": "LinkedField",
      "name": "members",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ConversationMemberEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ConversationMember",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Profile",
                  "kind": "LinkedField",
                  "name": "profile",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "GroupMembers_member"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "members(first:50)"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "3137d0ef6fc478248a2b2c58f7d7c462";

export default node;
