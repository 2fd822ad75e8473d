/**
 * @generated SignedSource<<56bf2a11b6a68708f2113b87bd75c5c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberRow_membership$data = {
  readonly isVisible: boolean;
  readonly profile: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useMemberLine_membership">;
  readonly " $fragmentType": "MemberRow_membership";
};
export type MemberRow_membership$key = {
  readonly " $data"?: MemberRow_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberRow_membership">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberRow_membership",
  "selections": [
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileCard_profile"
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
  "type": "LodgeMembership",
  "abstractKey": null
};

(node as any).hash = "f96e7db4dba0f6471db6a4784ba16186";

export default node;
