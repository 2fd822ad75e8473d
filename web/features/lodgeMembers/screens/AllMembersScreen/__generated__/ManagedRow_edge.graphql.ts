/**
 * @generated SignedSource<<3e09fc578add30e5c90546f643a03c87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeRole = "ASSISTANT" | "BLACKLISTED" | "CO_OWNER" | "DECLINED" | "MEMBER" | "OWNER" | "REQUESTING";
import type { FragmentRefs } from "relay-runtime";
export type ManagedRow_edge$data = {
  readonly latestNote: {
    readonly text: string;
  } | null | undefined;
  readonly node: {
    readonly id: string;
    readonly isVisible: boolean;
    readonly profile: {
      readonly id: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"PersonRow_profile">;
    };
    readonly role: LodgeRole | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useMemberLine_membership">;
  };
  readonly noteCount: number;
  readonly " $fragmentType": "ManagedRow_edge";
};
export type ManagedRow_edge$key = {
  readonly " $data"?: ManagedRow_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedRow_edge">;
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
  "name": "ManagedRow_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LodgeMemberNote",
      "kind": "LinkedField",
      "name": "latestNote",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "isVisible",
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
            (v0/*:: as any*/),
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
              "name": "PersonRow_profile"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useMemberLine_membership"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LodgeMemberManagementEdge",
  "abstractKey": null
};
})();

(node as any).hash = "4f995e15123bc07dd26e9e14ad0437e5";

export default node;
